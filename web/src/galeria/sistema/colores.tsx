import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useAjustes } from '#apariencia/ajustes.ts';
import { contraste } from '#apariencia/contraste.ts';
import type { Paleta } from '#apariencia/paletas/paleta.ts';
import { temas } from '#apariencia/temas.ts';
import { formatearUnitario } from '#ui/formato/formato.ts';
import { Muestra, Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

const ROLES = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;
const SUPERFICIES = ['page', 'paper', 'raised', 'sunken', 'header', 'band'] as const;

/** Colours by what they are for, each with the contrast it really has. */
export function Colores() {
  const t = textos.usar();
  const { tema } = useAjustes();
  const modo = useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
  const paleta: Paleta = temas[tema][modo];
  return (
    <Seccion titulo={t('colores.titulo')} texto={t('colores.texto')} codigo={CODIGO} ancha>
      <Box sx={grilla}>
        {ROLES.map((rol) => (
          <Muestra key={rol} nombre={t(`colores.rol.${rol}`)}>
            <Color nombre="main" fondo={paleta[rol].main} texto={paleta[rol].contrastText} />
            <Color nombre="soft" fondo={paleta[rol].soft} texto={paleta[rol].onSoft} />
            <Color nombre="text" fondo={paleta.paper} texto={paleta[rol].text} />
          </Muestra>
        ))}
        <Muestra nombre={t('colores.superficies')}>
          {SUPERFICIES.map((nombre) => (
            <Color key={nombre} nombre={nombre} fondo={paleta[nombre]} texto={paleta.text.primary} />
          ))}
        </Muestra>
        <Muestra nombre={t('colores.textos')}>
          <Color nombre="text.primary" fondo={paleta.paper} texto={paleta.text.primary} />
          <Color nombre="text.secondary" fondo={paleta.paper} texto={paleta.text.secondary} />
          <Color nombre="highlight" fondo={paleta.highlight.background} texto={paleta.highlight.text} />
          <Color nombre="tooltip" fondo={paleta.tooltip.background} texto={paleta.tooltip.text} />
          <Color nombre="inverse" fondo={paleta.inverse.background} texto={paleta.inverse.text} />
        </Muestra>
      </Box>
      <Muestra nombre={t('colores.series')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 1 }}>
          {paleta.chart.series.map((color, i) => (
            <Box key={color} sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              <Box sx={{ height: 28, borderRadius: '5px', mb: 0.5 }} style={{ backgroundColor: color }} />
              {t('colores.serie', { numero: i + 1 })}
            </Box>
          ))}
        </Box>
      </Muestra>
    </Seccion>
  );
}

function Color({ nombre, fondo, texto }: { readonly nombre: string; readonly fondo: string; readonly texto: string }) {
  return (
    <Box sx={ficha} style={{ backgroundColor: fondo, color: texto }}>
      <span>{nombre}</span>
      <bdi>{formatearUnitario(contraste(fondo, texto).toFixed(2))}</bdi>
    </Box>
  );
}

const grilla = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 2.5,
  mb: 2.5,
} as const;

const ficha = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  px: 1.25,
  py: 0.75,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)',
  '&:first-of-type': {
    borderStartStartRadius: 'var(--t-shape-borderRadius)',
    borderStartEndRadius: 'var(--t-shape-borderRadius)',
  },
  '&:last-of-type': {
    borderEndStartRadius: 'var(--t-shape-borderRadius)',
    borderEndEndRadius: 'var(--t-shape-borderRadius)',
  },
} as const;

const CODIGO = `<Box sx={{ bgcolor: 'primary.soft', color: 'primary.onSoft' }} />   // chip, patch
<Box sx={{ color: 'warning.text', fontWeight: 600 }} />            // words
<Box sx={{ bgcolor: 'sunken', borderColor: 'divider' }} />         // surface`;
