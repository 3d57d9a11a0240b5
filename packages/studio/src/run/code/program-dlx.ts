import type { ProgramText } from './line.ts';

/**
 * Knuth's dancing links. An item is a cell, or a digit in a house. An option is a placement: four
 * items.
 */
export const dlxProgram: ProgramText = {
  en: `
|solve():
full|  if no item is left: solved
|  item = the one with the fewest options
dead|  if it has none: return
|  cover(item)
|  for each option of the item
place|    choose it: cover its other items
|    if solve(): solved
remove|    uncover them in reverse order
|  uncover(item)
|  return
|
start|solve()
`,
  ko: `
|solve():
full|  남은 항목이 없으면 성공
|  항목 = 선택지가 가장 적은 항목
dead|  선택지가 없으면 실패
|  cover(항목)
|  그 항목의 선택지마다
place|    선택하고, 그 선택지의 다른 항목도 cover
|    solve()가 성공하면 성공
remove|    역순으로 uncover
|  uncover(항목)
|  실패
|
start|solve()
`,
  python: `
|def solve():
full|    if root.right is root: return True
|    item = min(items(root), key=lambda i: i.size)
dead|    if item.size == 0: return False
|    cover(item)
|    row = item.down
|    while row is not item:
place|        for node in right_of(row): cover(node.item)
|        if solve(): return True
remove|        for node in left_of(row): uncover(node.item)
|        row = row.down
|    uncover(item)
|    return False
|
start|solve()
`,
  cpp: `
|bool solve() {
full|  if (root->right == root) return true;
|  Item* item = smallest(root);
dead|  if (item->size == 0) return false;
|  cover(item);
|  for (Node* row = item->down; row != item; row = row->down) {
place|    for (Node* n = row->right; n != row; n = n->right) cover(n->item);
|    if (solve()) return true;
remove|    for (Node* n = row->left; n != row; n = n->left) uncover(n->item);
|  }
|  uncover(item);
|  return false;
|}
|
start|solve();
`,
  typescript: `
|function solve(): boolean {
full|  if (root.right === root) return true;
|  const item = smallest(root);
dead|  if (item.size === 0) return false;
|  cover(item);
|  for (let row = item.down; row !== item; row = row.down) {
place|    for (let n = row.right; n !== row; n = n.right) cover(n.item);
|    if (solve()) return true;
remove|    for (let n = row.left; n !== row; n = n.left) uncover(n.item);
|  }
|  uncover(item);
|  return false;
|}
|
start|solve();
`,
};
