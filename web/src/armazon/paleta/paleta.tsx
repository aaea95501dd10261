import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccionDeArmazon, BuscadoresAPedido } from '#armazon/tipos.ts';
import { useEnterQueEspera } from '#ui/con-espera.ts';
import type { CifraHallada } from '#ui/pantalla/buscador.ts';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';
import { seguirEnElContenido } from '#ui/pantalla/seguir-en-el-contenido.ts';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { anotarReciente } from './recientes.ts';
import { type Opcion, type Seccion, useSecciones } from './secciones.ts';

type Props = {
  readonly usuarioId: string;
  readonly menu: readonly RamaDeMenu[];
  readonly acciones: readonly AccionDeArmazon[];
  readonly useBuscadores: () => BuscadoresAPedido;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Any screen, action, artículo, cliente or document by its name, without leaving the keyboard (`demos.md` 4.6). */
export function Paleta({ open, onClose, ...fuentes }: Props) {
  const { t } = useTranslation('armazon');
  // Each opening begins clean, also the one that comes while the last is still on its way out.
  const [estaba, setEstaba] = useState(open);
  const [vez, setVez] = useState(0);
  if (open !== estaba) {
    setEstaba(open);
    if (open) setVez(vez + 1);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        // What keeps the focus inside asks it of the transition, which hands it to the container.
        transition: { onFocus: volverALaCaja },
        paper: { 'aria-label': t('paleta.titulo'), sx: hoja },
      }}
    >
      <Contenido key={vez} {...fuentes} onClose={onClose} />
    </Dialog>
  );
}

/** A screen that comes late may take the focus as it arrives: it is brought back here, to what is being written. */
function volverALaCaja({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

function Contenido({ onClose, ...fuentes }: Omit<Props, 'open'>) {
  const { t } = useTranslation('armazon');
  const navigate = useNavigate();
  const router = useRouter();
  const id = useId();
  const [texto, setTexto] = useState('');
  // What the server finds comes in its own time, before others too: the chosen one stays the same.
  const [elegida, setElegida] = useState<string>();
  const { secciones, buscando, fallo } = useSecciones(texto, fuentes);
  const opciones = secciones.flatMap((seccion) => seccion.opciones);
  const lugar = opciones.findIndex(({ id: cual }) => cual === elegida);
  const actual = lugar < 0 ? Math.min(0, opciones.length - 1) : lugar;
  // Who opened it from nowhere has nowhere to be given back to.
  useEffect(() => seguirEnElContenido, []);

  const usar = (opcion: Opcion | undefined) => {
    if (!opcion) return;
    onClose();
    if (opcion.a === undefined) return opcion.hacer?.();
    if (opcion.afuera) return globalThis.location.assign(opcion.a);
    if (!opcion.dePaso)
      anotarReciente(fuentes.usuarioId, { a: opcion.a, texto: opcion.texto, detalle: opcion.detalle });
    // What it was opened from may go with the screen that is left.
    const dejar = router.subscribe('onRendered', () => {
      dejar();
      seguirEnElContenido();
    });
    void navigate({ href: opcion.a });
  };
  const esperar = useEnterQueEspera({ abierto: true, esVieja: buscando }, () => usar(opciones[0]));
  const handleKey = (evento: KeyboardEvent) => {
    if (evento.nativeEvent.isComposing) return;
    const paso = PASOS[evento.key];
    const opcion = opciones[actual];
    if (evento.key === 'Enter' && opcion && !opcion.deAntes) usar(opcion);
    else esperar(evento);
    if (paso !== undefined) setElegida(opciones.at((actual + paso) % opciones.length)?.id);
    else if (evento.key !== 'Enter') return;
    evento.preventDefault();
  };

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          height: 56,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconSearch size={20} stroke={1.7} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={texto}
          placeholder={t('paleta.buscar')}
          onChange={(evento) => {
            setTexto(evento.target.value);
            setElegida(undefined);
          }}
          onKeyDown={handleKey}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': t('paleta.buscar'),
              'aria-expanded': true,
              'aria-controls': id,
              'aria-autocomplete': 'list',
              'aria-activedescendant': actual >= 0 ? `${id}-${actual}` : undefined,
            },
          }}
        />
        <Atajo>Esc</Atajo>
      </Box>
      <Box sx={{ height: 2 }}>
        {buscando && <LinearProgress aria-label={t('paleta.buscando')} sx={{ height: 2 }} />}
      </Box>
      <Box id={id} role="listbox" aria-label={t('paleta.titulo')} sx={{ overflowY: 'auto', p: 1 }}>
        <Lista {...{ id, secciones, actual, buscar: texto, onUsar: usar, onElegir: setElegida }} />
      </Box>
      <Box role="status" sx={{ px: 2, pb: opciones.length === 0 || fallo ? 2 : 0, color: 'text.secondary' }}>
        {opciones.length === 0 && !buscando && !fallo && t('paleta.nada', { texto: texto.trim() })}
        {fallo && t('paleta.fallo')}
      </Box>
    </>
  );
}

const PASOS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Lista(props: {
  readonly id: string;
  readonly secciones: readonly Seccion[];
  readonly actual: number;
  readonly buscar: string;
  readonly onUsar: (opcion: Opcion) => void;
  readonly onElegir: (id: string) => void;
}) {
  const { id, secciones, actual, buscar } = props;
  const inicios = secciones.map((_, i) =>
    secciones.slice(0, i).reduce((suma, { opciones }) => suma + opciones.length, 0),
  );
  return secciones.map((seccion, s) => (
    <Box key={seccion.id} role="group" aria-labelledby={`${id}-${seccion.id}`}>
      <Box id={`${id}-${seccion.id}`} sx={titulo}>
        {seccion.titulo}
      </Box>
      {seccion.opciones.map((opcion, i) => {
        const indice = (inicios[s] ?? 0) + i;
        return (
          <Fila
            key={opcion.id}
            id={`${id}-${indice}`}
            opcion={opcion}
            buscar={buscar}
            elegida={indice === actual}
            onUsar={() => props.onUsar(opcion)}
            onElegir={() => props.onElegir(opcion.id)}
          />
        );
      })}
    </Box>
  ));
}

function Fila(props: {
  readonly id: string;
  readonly opcion: Opcion;
  readonly buscar: string;
  readonly elegida: boolean;
  readonly onUsar: () => void;
  readonly onElegir: () => void;
}) {
  const { opcion, elegida, buscar } = props;
  const fila = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (elegida) fila.current?.scrollIntoView?.({ block: 'nearest' });
  }, [elegida]);
  return (
    <Box
      ref={fila}
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={elegida}
      onClick={props.onUsar}
      onMouseMove={props.onElegir}
      sx={elegida ? filaElegida : filaDeLista}
    >
      <span className="texto">
        <Resaltado texto={opcion.texto} buscar={buscar} />
      </span>
      <span className="detalle">{opcion.detalle}</span>
      {opcion.stock && <Cifras precio={opcion.precio} stock={opcion.stock} />}
      <IconArrowRight size={16} stroke={1.7} aria-hidden className="con-direccion flecha" />
    </Box>
  );
}

type DeCifras = { readonly precio: string | undefined; readonly stock: readonly CifraHallada[] };

/** What is compared from row to row: each stands under the others. */
function Cifras({ precio, stock }: DeCifras) {
  return (
    <>
      <span className="stock">
        {stock.map(({ texto, tono }) => (
          <span key={texto} className={tono}>
            {texto}
          </span>
        ))}
      </span>
      <span className="precio">{precio}</span>
    </>
  );
}

const hoja = {
  width: 600,
  maxWidth: 'calc(100% - 32px)',
  mt: '30px',
  mx: 2,
  maxHeight: 'min(560px, calc(100dvh - 60px))',
} as const;

const titulo = { px: 1.5, pt: 1.25, pb: 0.5, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' } as const;

const filaDeLista = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 38,
  px: 1.5,
  borderRadius: 1,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '& .texto, & .detalle': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .detalle': { flex: 1, fontSize: '0.75rem', color: 'text.secondary' },
  '& .flecha': { flex: 'none', visibility: 'hidden' },
  '&[aria-selected="true"] .flecha': { visibility: 'visible' },
  // What is told with figures has two lines: what it is and what it costs, and below its marca and what there is.
  '&:has(.stock)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 1.5,
    rowGap: 0,
    alignContent: 'center',
    minHeight: 54,
    py: 0.75,
  },
  '&:has(.stock) .flecha': { display: 'none' },
  '& .precio': { gridRow: 1, gridColumn: 2, textAlign: 'end', fontWeight: 600 },
  '& .stock': { display: 'flex', justifyContent: 'end', fontSize: '0.75rem', textAlign: 'end' },
  '& .stock > :nth-of-type(2)': { minWidth: 78 },
  '& .stock .success': { color: 'success.text', fontWeight: 600 },
  '& .stock .error': { color: 'error.text', fontWeight: 600 },
  '& .stock .neutro': { color: 'text.secondary' },
} as const;
const filaElegida = {
  ...filaDeLista,
  bgcolor: 'action.selected',
  boxShadow: 'inset 3px 0 0 var(--t-palette-primary-main)',
  '[dir="rtl"] &': { boxShadow: 'inset -3px 0 0 var(--t-palette-primary-main)' },
} as const;
