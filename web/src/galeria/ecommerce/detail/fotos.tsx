import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { useState } from 'react';
import { useDeslizar } from '#galeria/comun/deslizar.ts';
import { Visor } from '#galeria/comun/visor.tsx';
import { textos } from '#galeria/ecommerce/textos.ts';

const NINGUNA = -1;

/** The pictures of a product: a large one that is swiped, walked with arrows or enlarged, and all of them below. */
export function Fotos({ fotos, titulo }: { readonly fotos: readonly string[]; readonly titulo: string }) {
  const t = textos.usar();
  const [elegida, setElegida] = useState(0);
  const [grande, setGrande] = useState(false);
  const total = fotos.length;
  const actual = Math.min(elegida, total - 1);
  const mover = (pasos: number) => setElegida((actual + pasos + total) % total);
  const deslizar = useDeslizar(mover);
  const nombre = `${titulo}. ${t('detalle.foto', { numero: actual + 1, total })}`;
  return (
    <Box role="group" aria-label={t('detalle.fotos')} data-testid="detail-fotos" sx={{ minWidth: 0 }}>
      <Box sx={{ position: 'relative' }}>
        <Box component="img" src={fotos[actual]} alt={nombre} draggable={false} {...deslizar} sx={principal} />
        <Flechas onMover={mover} />
        <IconButton
          aria-label={t('detalle.agrandar')}
          aria-haspopup="dialog"
          onClick={() => setGrande(true)}
          sx={{ ...flotante, insetBlockEnd: 12, insetInlineEnd: 12 }}
        >
          <IconZoomIn size={20} stroke={1.6} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={tira}>
        {fotos.map((foto, i) => (
          <ButtonBase
            key={foto}
            aria-label={t('detalle.foto', { numero: i + 1, total })}
            aria-pressed={i === actual}
            onClick={() => setElegida(i)}
            sx={miniatura}
          >
            <img src={foto} alt="" />
          </ButtonBase>
        ))}
      </Box>
      <Visor
        fotos={fotos.map((cover, id) => ({ id, name: titulo, cover }))}
        elegida={grande ? actual : NINGUNA}
        onElegir={setElegida}
        onCerrar={() => setGrande(false)}
      />
    </Box>
  );
}

function Flechas({ onMover }: { readonly onMover: (pasos: number) => void }) {
  const t = textos.usar();
  const { direction } = useTheme();
  const [Antes, Despues] =
    direction === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];
  const alMedio = { ...flotante, insetBlockStart: 'calc(50% - 20px)' } as const;
  return (
    <>
      <IconButton
        aria-label={t('detalle.anterior')}
        onClick={() => onMover(-1)}
        sx={{ ...alMedio, insetInlineStart: 12 }}
      >
        <Antes size={20} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t('detalle.siguiente')}
        onClick={() => onMover(1)}
        sx={{ ...alMedio, insetInlineEnd: 12 }}
      >
        <Despues size={20} stroke={1.6} aria-hidden />
      </IconButton>
    </>
  );
}

const principal = {
  display: 'block',
  width: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  borderRadius: 1,
  userSelect: 'none',
  touchAction: 'pan-y',
} as const;

const flotante = {
  position: 'absolute',
  bgcolor: 'background.paper',
  boxShadow: 'var(--t-palette-sombra-card)',
  '&:hover': { bgcolor: 'background.paper', color: 'primary.text' },
} as const;

const tira = { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 1, mt: 1.5 } as const;

const miniatura = {
  borderRadius: 1,
  overflow: 'hidden',
  border: '2px solid transparent',
  opacity: 0.7,
  '&[aria-pressed="true"]': { borderColor: 'primary.main', opacity: 1 },
  '& img': { display: 'block', width: '100%', aspectRatio: '1 / 1', objectFit: 'cover' },
} as const;
