import { useRef } from 'preact/hooks';
import { Button } from '../widgets/button.tsx';
import { useMenu } from '../widgets/menu.tsx';
import { type Language, pageWords } from '../words/words.ts';
import { useIsNarrow } from './narrow.ts';
import { type Room, roomGroups } from './room.ts';

/** What the navigation shows of a room. */
export type ListedRoom = Pick<Room<never, never>, 'id' | 'name' | 'tagline' | 'group'>;

interface NavigationProps {
  readonly language: Language;
  /** The id of the open room. */
  readonly room: string;
  readonly rooms: readonly ListedRoom[];
  readonly open: (room: string) => void;
}

/**
 * The groups of the rooms, and the rooms of the open group: in the same row, or on a narrow page in a
 * menu. Another group opens its room that was open last.
 */
export function Navigation({ language, open, room, rooms }: NavigationProps) {
  const words = pageWords[language];
  const isNarrow = useIsNarrow();
  const last = useRef<Readonly<Record<string, string>>>({});
  const here = rooms.find(({ id }) => id === room)?.group;
  if (here) last.current = { ...last.current, [here]: room };
  const inGroup = rooms.filter(({ group }) => group !== undefined && group === here);
  const tabs = inGroup.length > 1 ? inGroup : [];
  return (
    <nav class="rooms" aria-label={words.rooms}>
      {roomGroups.map((group) => {
        const first = rooms.find((one) => one.group === group);
        const name = words.groups[group];
        if (group === here && isNarrow && tabs.length > 0)
          return (
            <RoomMenu
              key={group}
              name={name}
              language={language}
              room={room}
              rooms={tabs}
              open={open}
            />
          );
        return (
          <Button
            key={group}
            class="group"
            aria-current={group === here ? (tabs.length > 0 ? 'true' : 'page') : undefined}
            onClick={() => first && open(last.current[group] ?? first.id)}
          >
            {name}
          </Button>
        );
      })}
      {here && !isNarrow && tabs.length > 0 && (
        <div class="tabs" role="group" aria-label={words.groups[here]}>
          {tabs.map(({ id, name }) => (
            <Button
              key={id}
              aria-current={id === room ? 'page' : undefined}
              onClick={() => open(id)}
            >
              {name[language]}
            </Button>
          ))}
        </div>
      )}
    </nav>
  );
}

/** A button that opens a list of rooms. Escape, and a press elsewhere, close the list. */
function RoomMenu({
  language,
  name,
  open,
  room,
  rooms,
}: NavigationProps & { readonly name: string }) {
  const { box, isOpen, shut, turn } = useMenu();
  return (
    <div role="group" aria-label={name} class="room-menu" {...box}>
      <Button class="group" aria-current="true" aria-expanded={isOpen} onClick={turn}>
        {name}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 8l5 5 5-5" />
        </svg>
      </Button>
      {isOpen && (
        <ul>
          {rooms.map((one) => (
            <li key={one.id}>
              <Button
                aria-describedby={`about-${one.id}`}
                aria-current={one.id === room ? 'page' : undefined}
                onClick={() => {
                  shut();
                  open(one.id);
                }}
              >
                {one.name[language]}
                <small id={`about-${one.id}`} aria-hidden="true">
                  {one.tagline[language]}
                </small>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
