export function partsOf(address: string): readonly [path: string, query: string] {
  const [whole = ''] = address.split('#');
  const mark = whole.indexOf('?');
  return mark === -1 ? [whole, ''] : [whole.slice(0, mark), whole.slice(mark + 1)];
}
