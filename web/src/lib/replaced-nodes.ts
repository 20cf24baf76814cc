/**
 * Lets React go on after something else has replaced its nodes.
 *
 * Translators of browsers put elements in place of text nodes, and extensions wrap elements or take them away (see
 * facebook/react#11538). React still changes, removes and inserts before its own nodes, and an exception in one of
 * these takes the page away. Here the text is put back first, from where the translator takes it again.
 */

/** What stands in place of a node that was replaced. */
const standIns = new WeakMap<Node, Node[]>();

function note(records: MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const gone of removedNodes) {
      // Replaced at once, or a translator's element inserted beside it before.
      const beside =
        gone.nodeType === 3 && [previousSibling, nextSibling].find((one) => one?.nodeName === 'FONT');
      if (addedNodes[0]) standIns.set(gone, [...addedNodes]);
      else if (beside) standIns.set(gone, [beside]);
    }
  }
}

/** Starts to watch for replaced nodes. Before React's start. */
export function surviveReplacedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  function putBack(node: Node): void {
    note(observer.takeRecords());
    let there = standIns.get(node);
    while (there && !there[0]!.parentNode) there = standIns.get(there[0]!);
    if (!there || node.parentNode) return;
    insertBefore.call(there[0]!.parentNode, node, there[0]!);
    for (const one of there) (one as ChildNode).remove();
  }

  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ) {
    let place = next;
    if (next && next.parentNode !== this) {
      putBack(next);
      // Of a wrapped node its wrapper. Without a place the new node is the last one.
      while (place && place.parentNode !== this) place = place.parentNode;
    }
    return insertBefore.call(this, node, place) as Inserted;
  };
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
    if (node.parentNode !== this) putBack(node);
    if (node.parentNode) removeChild.call(node.parentNode, node);
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      if (!this.parentNode) putBack(this);
      nodeValue.set!.call(this, text);
    },
  });
}
