import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconClearFormatting from '@tabler/icons-react/dist/esm/icons/IconClearFormatting.mjs';
import IconIndentDecrease from '@tabler/icons-react/dist/esm/icons/IconIndentDecrease.mjs';
import IconIndentIncrease from '@tabler/icons-react/dist/esm/icons/IconIndentIncrease.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconStrikethrough from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { sombrasDeDesborde, useDesborde } from '#ui/pantalla/desborde.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import { BotonDeEnlace } from './boton-de-enlace.tsx';
import { BotonDeImagen } from './boton-de-imagen.tsx';
import { EstiloDeParrafo } from './estilo-de-parrafo.tsx';

type Clave =
  | 'negrita'
  | 'cursiva'
  | 'subrayado'
  | 'tachado'
  | 'cita'
  | 'numerada'
  | 'vinetas'
  | 'masSangria'
  | 'menosSangria'
  | 'limpiar';

type Orden = {
  readonly clave: Clave;
  readonly icono: Icono;
  readonly hacer: (editor: Editor) => boolean;
  /** What tells that it is on; those without are done and that is all. */
  readonly marca?: string;
  readonly soloEnLista?: boolean;
};

const hilo = (editor: Editor) => editor.chain().focus();

const ORDENES: readonly Orden[] = [
  { clave: 'negrita', icono: IconBold, marca: 'bold', hacer: (e) => hilo(e).toggleBold().run() },
  { clave: 'cursiva', icono: IconItalic, marca: 'italic', hacer: (e) => hilo(e).toggleItalic().run() },
  { clave: 'subrayado', icono: IconUnderline, marca: 'underline', hacer: (e) => hilo(e).toggleUnderline().run() },
  { clave: 'tachado', icono: IconStrikethrough, marca: 'strike', hacer: (e) => hilo(e).toggleStrike().run() },
  { clave: 'cita', icono: IconBlockquote, marca: 'blockquote', hacer: (e) => hilo(e).toggleBlockquote().run() },
  { clave: 'numerada', icono: IconListNumbers, marca: 'orderedList', hacer: (e) => hilo(e).toggleOrderedList().run() },
  { clave: 'vinetas', icono: IconList, marca: 'bulletList', hacer: (e) => hilo(e).toggleBulletList().run() },
  {
    clave: 'masSangria',
    icono: IconIndentIncrease,
    soloEnLista: true,
    hacer: (e) => hilo(e).sinkListItem('listItem').run(),
  },
  {
    clave: 'menosSangria',
    icono: IconIndentDecrease,
    soloEnLista: true,
    hacer: (e) => hilo(e).liftListItem('listItem').run(),
  },
  { clave: 'limpiar', icono: IconClearFormatting, hacer: (e) => hilo(e).unsetAllMarks().clearNodes().run() },
];

/** What gives format to what is chosen. ← → walk its buttons; indents are there inside a list, which is what they move. */
export function BarraDeEditor({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('editor');
  const estado = useEditorState({
    editor,
    selector: ({ editor: actual }) => ({
      puestas: ORDENES.filter(({ marca }) => marca !== undefined && actual.isActive(marca)).map(({ clave }) => clave),
      enLista: actual.isActive('listItem'),
    }),
  });
  const { caja, marco } = useDesborde();
  return (
    <Box {...marco} sx={sombrasDeDesborde}>
      <Box ref={caja} role="toolbar" aria-label={t('barra')} onKeyDown={handleFlechas} sx={barra}>
        <EstiloDeParrafo editor={editor} />
        {ORDENES.filter(({ soloEnLista }) => !soloEnLista || estado.enLista).map(
          ({ clave, icono: Icono, marca, hacer }) => (
            <Pista key={clave} texto={t(clave)}>
              <IconButton
                size="small"
                {...(marca === undefined ? {} : { 'aria-pressed': estado.puestas.includes(clave) })}
                onClick={() => hacer(editor)}
                sx={boton}
              >
                <Icono size={18} stroke={1.7} aria-hidden />
              </IconButton>
            </Pista>
          ),
        )}
        <BotonDeEnlace editor={editor} />
        <BotonDeImagen editor={editor} />
      </Box>
    </Box>
  );
}

function handleFlechas(evento: KeyboardEvent<HTMLElement>): void {
  if (evento.key !== 'ArrowLeft' && evento.key !== 'ArrowRight') return;
  const botones = [...evento.currentTarget.querySelectorAll<HTMLElement>('button, [role="combobox"]')];
  const aca = botones.indexOf(document.activeElement as HTMLElement);
  if (aca < 0) return;
  const alReves = getComputedStyle(evento.currentTarget).direction === 'rtl';
  const paso = (evento.key === 'ArrowRight') === alReves ? -1 : 1;
  botones[(aca + paso + botones.length) % botones.length]?.focus();
  evento.preventDefault();
}

/** Where there is little room it is one row that goes sideways, with a shade where it goes on: the rest is for what is written. */
const barra = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  '& > *': { flex: 'none' },
  alignItems: 'center',
  gap: 0.5,
  p: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'sunken',
} as const;

const boton = {
  borderRadius: 1,
  '&[aria-pressed="true"]': { bgcolor: 'primary.soft', color: 'primary.onSoft' },
} as const;
