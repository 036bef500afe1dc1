/** A stock code's description with a space before 'KVA' ('1500KVA PAD' is '1500 KVA PAD', spec section 2). */
export function transformerType(description: string): string {
  return description.trim().replace(/(\w)(?=KVA)/gi, '$1 ');
}
