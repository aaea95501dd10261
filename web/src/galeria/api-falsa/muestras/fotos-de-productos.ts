import { deSvg } from '#galeria/comun/dibujo.ts';

/** A thing to draw, around the middle of 480 × 480, in its colour. */
const FORMAS = {
  libro: (c: string) =>
    `<path d="M140 110h180a20 20 0 0 1 20 20v230a20 20 0 0 1-20 20H140Z" fill="${c}"/><path d="M140 110h26v270h-26a16 16 0 0 1-16-16V126a16 16 0 0 1 16-16Z" fill="#000" fill-opacity=".25"/><rect x="196" y="160" width="112" height="18" rx="9" fill="#fff" fill-opacity=".85"/><rect x="196" y="192" width="76" height="12" rx="6" fill="#fff" fill-opacity=".55"/><circle cx="252" cy="300" r="38" fill="#fff" fill-opacity=".28"/>`,
  auriculares: (c: string) =>
    `<path d="M120 290v-40a120 120 0 0 1 240 0v40" fill="none" stroke="#2b2f3a" stroke-width="22"/><rect x="96" y="262" width="64" height="112" rx="30" fill="${c}"/><rect x="320" y="262" width="64" height="112" rx="30" fill="${c}"/><rect x="140" y="274" width="20" height="88" rx="10" fill="#000" fill-opacity=".3"/><rect x="320" y="274" width="20" height="88" rx="10" fill="#000" fill-opacity=".3"/>`,
  camara: (c: string) =>
    `<path d="M190 150h100l20 36h52a26 26 0 0 1 26 26v124a26 26 0 0 1-26 26H118a26 26 0 0 1-26-26V212a26 26 0 0 1 26-26h52Z" fill="${c}"/><rect x="92" y="228" width="296" height="26" fill="#000" fill-opacity=".18"/><circle cx="240" cy="272" r="66" fill="#23272f"/><circle cx="240" cy="272" r="44" fill="#4b5566"/><circle cx="224" cy="256" r="14" fill="#fff" fill-opacity=".7"/>`,
  parlante: (c: string) =>
    `<rect x="160" y="90" width="160" height="300" rx="44" fill="${c}"/><circle cx="240" cy="286" r="58" fill="#000" fill-opacity=".35"/><circle cx="240" cy="286" r="28" fill="#fff" fill-opacity=".35"/><circle cx="240" cy="166" r="32" fill="#000" fill-opacity=".35"/><circle cx="240" cy="166" r="12" fill="#fff" fill-opacity=".35"/>`,
  reloj: (c: string) =>
    `<rect x="192" y="70" width="96" height="340" rx="26" fill="${c}"/><rect x="150" y="160" width="180" height="180" rx="52" fill="#23272f"/><rect x="170" y="180" width="140" height="140" rx="38" fill="#0f1726"/><path d="M240 212v40l28 20" fill="none" stroke="#9fe0ff" stroke-width="10" stroke-linecap="round"/>`,
  remera: (c: string) =>
    `<path d="M190 110q50 44 100 0l80 36 26 84-58 20v140H142V250l-58-20 26-84Z" fill="${c}"/><path d="M190 110q50 44 100 0l14 6q-64 60-128 0Z" fill="#000" fill-opacity=".22"/><circle cx="240" cy="250" r="36" fill="#fff" fill-opacity=".35"/>`,
  zapatilla: (c: string) =>
    `<path d="M84 330q-4-70 20-96l64 20 60-66q40 70 110 84 58 12 62 58Z" fill="${c}"/><path d="M80 328h322v22a18 18 0 0 1-18 18H98a18 18 0 0 1-18-18Z" fill="#f4f4f4"/><path d="m206 214 40 30m-18-50 40 30" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
  bolso: (c: string) =>
    `<path d="M176 200v-30a64 64 0 0 1 128 0v30" fill="none" stroke="#5b4636" stroke-width="18"/><path d="M112 196h256l26 168a26 26 0 0 1-26 28H112a26 26 0 0 1-26-28Z" fill="${c}"/><rect x="204" y="238" width="72" height="52" rx="12" fill="#000" fill-opacity=".25"/>`,
  auto: (c: string) =>
    `<path d="M84 300q0-44 46-50l42-58a40 40 0 0 1 32-16h92a44 44 0 0 1 36 18l38 54q36 8 36 50v28H84Z" fill="${c}"/><path d="m186 244 24-36a18 18 0 0 1 15-8h15v44Zm72-44h34a20 20 0 0 1 17 9l24 35h-75Z" fill="#e7f4ff"/><circle cx="158" cy="328" r="38" fill="#23272f"/><circle cx="326" cy="328" r="38" fill="#23272f"/><circle cx="158" cy="328" r="15" fill="#cfd6e2"/><circle cx="326" cy="328" r="15" fill="#cfd6e2"/>`,
  bloques: (c: string) =>
    `<rect x="96" y="256" width="136" height="120" rx="12" fill="${c}"/><rect x="248" y="256" width="136" height="120" rx="12" fill="#f5d36b"/><rect x="172" y="122" width="136" height="120" rx="12" fill="#86dcc0"/><path d="M140 318h48m-24-24v48" stroke="#fff" stroke-width="12" stroke-linecap="round"/><circle cx="316" cy="316" r="26" fill="#fff" fill-opacity=".8"/><path d="m240 150 26 56h-52Z" fill="#fff" fill-opacity=".85"/>`,
} as const;

export type Forma = keyof typeof FORMAS;

const FONDOS = ['#eef2f9', '#f7efe6', '#e9f5f1', '#f3edfa', '#fbeef1'] as const;
const VISTAS = [
  '',
  'rotate(-12 240 240)',
  'translate(-96 -96) scale(1.4)',
  'translate(480 0) scale(-1 1)',
  '',
] as const;

/** How many pictures each product has. */
export const VISTAS_DE_PRODUCTO = VISTAS.length;

/** A picture of a thing in a colour, seen one of five ways. */
export function fotoDe(forma: Forma, color: string, vista: number): string {
  const fondo = FONDOS[(forma.length + vista) % FONDOS.length];
  const suelo = `<ellipse cx="240" cy="400" rx="150" ry="18" fill="#1b2434" fill-opacity=".12"/>`;
  const marco = vista === 4 ? `<circle cx="240" cy="250" r="196" fill="#fff" fill-opacity=".7"/>` : '';
  return deSvg(
    `<rect width="480" height="480" fill="${fondo}"/>${marco}${vista === 2 ? '' : suelo}<g transform="${VISTAS[vista] ?? ''}">${FORMAS[forma](color)}</g>`,
    480,
    480,
  );
}
