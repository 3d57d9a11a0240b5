import { it } from 'vitest';
import { describeStudio } from './studio-page.ts';

describeStudio('stepping as in a debugger', (studio) => {
  it('steps over a subtree and out of a call, by key and by button', async () => {
    await studio.open('2&event=11');
    await studio.at(11);
    await studio.slider.focus();
    const press = async (key: string, from: number, to: number) => {
      await studio.goTo(from);
      await studio.slider.focus();
      await studio.page.keyboard.press(key);
      await studio.at(to);
    };
    // Event 11 places the first wrong digit, which event 152 takes back. Event 12 is a dead end.
    await press('o', 11, 152);
    await press('o', 12, 13);
    await press('o', 13, 151);
    await press('u', 12, 152);
    await press('u', 0, 323);
    await studio.goTo(11);
    await studio.transport('stepOver').click();
    await studio.at(152);
    await studio.goTo(12);
    await studio.transport('stepOut').click();
    await studio.at(152);
  });
});
