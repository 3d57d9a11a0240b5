import { type Language, languages } from '../words/words.ts';
import { type State, type Theme, themes } from './state.ts';
import { inLanguage, inTheme } from './transitions.ts';

export function withSettings(state: State, change: Partial<State['settings']>): State {
  return { ...state, settings: { ...state.settings, ...change } };
}

/** What is kept from one visit to the next. */
export interface Kept {
  readonly language: Language;
  readonly theme: Theme;
  readonly singleKeys: boolean;
  readonly motion: boolean;
}

export function keptOf({ language, theme, settings }: State): Kept {
  return { language, theme, ...settings };
}

/** The state with what was kept put in place; what makes no sense is taken as not kept. */
export function withKept(state: State, text: string | null): State {
  const kept = parsed(text);
  const language = languages.find((one) => one === kept.language);
  const theme = themes.find((one) => one === kept.theme);
  let next = state;
  if (language) next = inLanguage(next, language);
  if (theme) next = inTheme(next, theme);
  if (typeof kept.singleKeys === 'boolean') {
    next = withSettings(next, { singleKeys: kept.singleKeys });
  }
  if (typeof kept.motion === 'boolean') next = withSettings(next, { motion: kept.motion });
  return next;
}

function parsed(text: string | null): Partial<Record<keyof Kept, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
