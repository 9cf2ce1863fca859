/** Browsers that block the shop's data throw where `localStorage` or `sessionStorage` is read, also in libraries' scripts.
 * There this script, which runs before all others, puts memory in its place that lasts as long as the document. */

const script = `try{sessionStorage}catch{for(const name of["localStorage","sessionStorage"]){const kept=new Map;Object.defineProperty(window,name,{value:{getItem:key=>kept.get(key)??null,setItem:(key,text)=>void kept.set(key,""+text),removeItem:key=>void kept.delete(key)}})}}`;

export const storageGuard = (nonce: string): string =>
  `<script nonce="${nonce}">${script}</script>`;
