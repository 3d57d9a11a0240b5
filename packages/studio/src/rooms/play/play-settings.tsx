import { useState } from 'preact/hooks';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import { Check } from '../../widgets/check.tsx';
import { Choice } from '../../widgets/choice.tsx';
import { Dialog } from '../../widgets/dialog.tsx';
import { ignoreFailure } from '../../workers/client.ts';
import { hands, mistakePolicies, noteLooks, type PlaySettings, sizes } from './settings.ts';
import { type PlayProps, playOf } from './slice.ts';
import { playWords } from './words.ts';

const COG =
  'M10 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6M10 2v3M10 15v3M2 10h3M15 10h3M4.3 4.3l2.2 2.2M13.5 13.5l2.2 2.2M15.7 4.3l-2.2 2.2M6.5 13.5l-2.2 2.2';

const SWITCHES = [
  'cleansNotes',
  'digitFirst',
  'showsClock',
  'lightsPeers',
  'lightsDigit',
  'lightsPlaces',
  'namesMoves',
] as const satisfies readonly (keyof PlaySettings)[];

/** How the user likes to play, and what the coach may use. */
export function PlaySettingsDialog({ state, words, controls }: PlayProps) {
  const { language } = state.page;
  const own = playWords[language].settings;
  const { settings } = playOf(state);
  const { repertoire } = settings;
  const [techniques, setTechniques] = useState<readonly TechniqueChoice[]>([]);
  const load = (): void => {
    void controls.techniques().then(setTechniques, ignoreFailure);
  };
  return (
    <div class="play-settings">
      <Dialog name={own.name} close={words.close} icon={COG} onOpen={load}>
        <Choice
          label={own.mistakes}
          options={mistakePolicies}
          chosen={settings.mistakes}
          nameOf={(policy) => own.policies[policy]}
          choose={(mistakes) => controls.setSettings({ mistakes })}
        />
        <Choice
          label={own.notes}
          options={noteLooks}
          chosen={settings.notes}
          nameOf={(look) => own.noteLooks[look]}
          choose={(notes) => controls.setSettings({ notes })}
        />
        <Choice
          label={own.keypad}
          options={hands}
          chosen={settings.hand}
          nameOf={(hand) => own.hands[hand]}
          choose={(hand) => controls.setSettings({ hand })}
        />
        {(['gridSize', 'keySize'] as const).map((key) => (
          <div key={key} data-setting={key}>
            <Choice
              label={own[key]}
              options={sizes}
              chosen={settings[key]}
              nameOf={(size) => own.sizes[size]}
              choose={(size) => controls.setSettings({ [key]: size })}
            />
          </div>
        ))}
        {SWITCHES.map((key) => (
          <Check
            key={key}
            name={own.switches[key]}
            isOn={settings[key]}
            turn={(isOn) => controls.setSettings({ [key]: isOn })}
          />
        ))}
        <Choice
          label={own.hardest}
          options={['', ...techniques.map(({ id }) => id)]}
          chosen={repertoire.hardest ?? ''}
          nameOf={(id) =>
            techniques.find((one) => one.id === id)?.name[language] ?? own.allTechniques
          }
          choose={(id) => {
            const hardest = techniques.find((one) => one.id === id)?.id;
            controls.setSettings({ repertoire: { ...repertoire, hardest } });
          }}
        />
        <Check
          name={own.avoidsUniqueness}
          note={own.uniquenessNote}
          isOn={repertoire.avoidsUniqueness}
          turn={(avoidsUniqueness) =>
            controls.setSettings({ repertoire: { ...repertoire, avoidsUniqueness } })
          }
        />
      </Dialog>
    </div>
  );
}
