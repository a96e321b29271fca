/** Starts the page's script once everything that is seen first has arrived, or at the visitor's first move; in small steps, so that none holds the thumb: cookies and storage, whose first reading waits for another process, have one each. A phone's scrollbar comes with the first move: fading away unasked it would draw twenty frames while the page wakes. */
const starter = `(()=>{let on=0;const go=async()=>{if(on++)return;const s=document.getElementById("script-later"),hs=s.dataset.first.split(" ");const rest=()=>new Promise(r=>setTimeout(r));for(let i=0;i<hs.length;i+=4){const f=document.createDocumentFragment();for(const h of hs.slice(i,i+4)){const l=document.createElement("link");l.rel="modulepreload";l.href=h;f.append(l)}document.head.append(f);await rest()}for(const h of hs)if(!/\\/entry\\.client-/.test(h)){await import(h).catch(()=>0);await rest()}document.cookie;await rest();try{localStorage.length}catch{}await rest();const m=document.createElement("script");m.type="module";m.textContent=s.textContent;document.body.append(m)};for(const e of ["pointerdown","keydown"])addEventListener(e,go,{once:true,passive:true});document.readyState==="complete"?setTimeout(go):addEventListener("load",()=>setTimeout(go));const still=document.documentElement.style;if(matchMedia("(pointer:coarse)").matches)still.scrollbarWidth="none";const c=new AbortController;for(const e of ["pointermove","touchstart","wheel","keydown"])addEventListener(e,v=>{if(e==="pointermove"&&!v.movementX&&!v.movementY)return;c.abort();still.scrollbarWidth="";for(const l of document.querySelectorAll("[data-ahead]")){l.dataset.discover="true";delete l.dataset.ahead}},{passive:true,signal:c.signal})})()`;

/**
 * Where links lead is looked up ahead, and what comes of it has the router work through the whole page once more. That waits
 * for the visitor's first move: a page that only just woke is not worked through twice.
 */
const ahead = [/ data-discover="true"/g, ' data-ahead=""'] as const;

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A cached page works without script, so script waits: styles, fonts and the first picture get a phone's bandwidth first. The code is
 * unchanged, so its hash in the policy stays valid.
 */
export function deferHydration(html: string): string {
  const first = [...html.matchAll(preload)].map(([, href]) => href).join(' ');
  if (!moduleScript.test(html)) return html;
  return html
    .replaceAll(preload, '')
    .replaceAll(...ahead)
    .replace(
      moduleScript,
      (_, code: string) => `<script type="text/plain" id="script-later" data-first="${first}">${code}</script><script>${starter}</script>`,
    );
}
