import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imagenDe, nombrarImagen } from './fuente.ts';

const AUMENTOS = [1, 1.5, 2, 3, 4] as const;

type Props = {
  readonly ruta: string;
  readonly imagenes: readonly Adjunto[];
  readonly abierta: string;
  readonly onAbrir: (id: string) => void;
  readonly onCerrar: () => void;
};

/** One picture over the whole screen: arrows walk them, + and − bring it closer, and closer it moves as it is dragged. */
export function Visor({ ruta, imagenes, abierta, onAbrir, onCerrar }: Props) {
  const { t } = useTranslation('adjuntos');
  const [aumento, setAumento] = useState(0);
  const lugar = imagenes.findIndex(({ id }) => id === abierta);
  const imagen = imagenes[lugar];
  if (!imagen) return null;
  const ir = (paso: number) => {
    const otra = imagenes[(lugar + paso + imagenes.length) % imagenes.length];
    if (!otra) return;
    setAumento(0);
    onAbrir(otra.id);
  };
  const acercar = (paso: number) => setAumento(Math.min(AUMENTOS.length - 1, Math.max(0, aumento + paso)));
  const handleTecla = (evento: KeyboardEvent<HTMLElement>) => {
    const enRtl = getComputedStyle(evento.currentTarget).direction === 'rtl';
    const efectos: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => ir(enRtl ? 1 : -1),
      ArrowRight: () => ir(enRtl ? -1 : 1),
      '+': () => acercar(1),
      '-': () => acercar(-1),
      '0': () => setAumento(0),
    };
    const efecto = efectos[evento.key];
    if (!efecto) return;
    evento.preventDefault();
    efecto();
  };
  const nombre = nombrarImagen(imagen);
  const boton = (etiqueta: string, Icono: typeof IconX, onClick: () => void, disabled = false) => (
    <IconButton aria-label={etiqueta} onClick={onClick} disabled={disabled}>
      <Icono size={22} stroke={1.6} aria-hidden />
    </IconButton>
  );
  return (
    <Dialog
      fullScreen
      open
      onClose={onCerrar}
      onKeyDown={handleTecla}
      slotProps={{ paper: { 'aria-label': nombre, sx: { m: 0, width: '100%', maxWidth: '100%', borderRadius: 0 } } }}
    >
      <Box sx={barra}>
        <Box component="p" sx={{ flex: 1, minWidth: 0, m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{nombre}</bdi>{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {t('visor.lugar', { lugar: lugar + 1, total: imagenes.length })}
          </Box>
        </Box>
        {boton(t('visor.alejar'), IconZoomOut, () => acercar(-1), aumento === 0)}
        {boton(t('visor.acercar'), IconZoomIn, () => acercar(1), aumento === AUMENTOS.length - 1)}
        {boton(t('visor.cerrar'), IconX, onCerrar)}
      </Box>
      <Lienzo
        key={imagen.id}
        direccion={imagenDe(ruta, imagen, 'grande')}
        alt={nombre}
        aumento={AUMENTOS[aumento] ?? 1}
        onAcercar={() => setAumento(aumento === 0 ? 2 : 0)}
        onRueda={acercar}
      />
      {imagenes.length > 1 && (
        <Box sx={pie}>
          {boton(t('visor.anterior'), IconChevronLeft, () => ir(-1))}
          {boton(t('visor.siguiente'), IconChevronRight, () => ir(1))}
        </Box>
      )}
    </Dialog>
  );
}

type PropsDeLienzo = {
  readonly direccion: string;
  readonly alt: string;
  readonly aumento: number;
  readonly onAcercar: () => void;
  readonly onRueda: (paso: number) => void;
};

/** The picture and how far it was moved. Moving it is for who sees it; nothing is lost to who does not. */
function Lienzo({ direccion, alt, aumento, onAcercar, onRueda }: PropsDeLienzo) {
  const [corrida, setCorrida] = useState({ x: 0, y: 0 });
  const agarre = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const puesta = aumento === 1 ? { x: 0, y: 0 } : corrida;
  const handleAgarrar = (evento: PointerEvent<HTMLElement>) => {
    if (aumento === 1) return;
    evento.currentTarget.setPointerCapture(evento.pointerId);
    agarre.current = { x: evento.clientX - puesta.x, y: evento.clientY - puesta.y };
  };
  const handleMover = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (agarre.current) setCorrida({ x: clientX - agarre.current.x, y: clientY - agarre.current.y });
  };
  return (
    <Box
      onDoubleClick={onAcercar}
      onWheel={({ deltaY }) => onRueda(deltaY < 0 ? 1 : -1)}
      onPointerDown={handleAgarrar}
      onPointerMove={handleMover}
      onPointerUp={() => {
        agarre.current = null;
      }}
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'page', touchAction: aumento === 1 ? 'auto' : 'none' }}
    >
      <Box
        component="img"
        src={direccion}
        alt={alt}
        draggable={false}
        style={{ transform: `translate(${puesta.x}px, ${puesta.y}px) scale(${aumento})` }}
        sx={{
          width: '100%',
          height: '100%',
          objectFit: 'contain',
          cursor: aumento === 1 ? 'zoom-in' : 'grab',
          '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 120ms ease-out' },
        }}
      />
    </Box>
  );
}

const barra = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  paddingInline: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const pie = { display: 'flex', justifyContent: 'center', gap: 3, p: 1, borderTop: 1, borderColor: 'divider' } as const;
