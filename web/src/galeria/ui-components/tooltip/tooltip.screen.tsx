import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import IconButton from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Bloque, Bloques, Fila } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';

const POSICIONES = [
  'top-start',
  'top',
  'top-end',
  'left-start',
  'left',
  'left-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
] as const;

const ANCHOS = [
  ['normal', 300],
  ['quinientos', 'min(500px, calc(100vw - 32px))'],
  ['sinCorte', 'none'],
] as const;

const TRANSICIONES = [
  ['crecer', Grow],
  ['aparecer', Fade],
  ['acercar', Zoom],
] as const;

/** Words that come up when something is pointed at, or has the focus. */
export function TooltipScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('tooltip')}>
      <Bloques>
        <Bloque titulo={t('ayuda.simple')}>
          <Agregar />
        </Bloque>
        <Bloque titulo={t('ayuda.flecha')}>
          <Agregar arrow />
        </Bloque>
        <Bloque titulo={t('ayuda.ancho')}>
          <Fila>
            {ANCHOS.map(([clave, maxWidth]) => (
              <Tooltip
                key={clave}
                describeChild
                title={clave === 'sinCorte' ? t('ayuda.largo').split(',')[0] : t('ayuda.largo')}
                slotProps={{ tooltip: { sx: { maxWidth, ...(maxWidth === 'none' && { whiteSpace: 'nowrap' }) } } }}
              >
                <Button>{t(`ayuda.${clave}`)}</Button>
              </Tooltip>
            ))}
          </Fila>
        </Bloque>
        <Bloque titulo={t('ayuda.transiciones')}>
          <Fila>
            {TRANSICIONES.map(([clave, transition]) => (
              <Tooltip key={clave} describeChild title={t('ayuda.agregar')} slots={{ transition }}>
                <Button>{t(`ayuda.${clave}`)}</Button>
              </Tooltip>
            ))}
          </Fila>
        </Bloque>
        <Bloque titulo={t('ayuda.posiciones')} ancho>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', maxWidth: 560 }}>
            {POSICIONES.map((placement) => (
              <Tooltip key={placement} describeChild arrow title={t('ayuda.agregar')} placement={placement}>
                <Button sx={lugar}>{t(`ayuda.lugares.${placement}`)}</Button>
              </Tooltip>
            ))}
          </Box>
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

/** Its name goes on below where three do not fit in a row. */
const lugar = { px: 0.5, py: 0.75, whiteSpace: 'normal', lineHeight: 1.25 } as const;

function Agregar(props: Pick<TooltipProps, 'arrow'>) {
  const t = textos.usar();
  return (
    <Tooltip title={t('ayuda.agregar')} {...props}>
      <IconButton sx={{ bgcolor: 'primary.soft', color: 'primary.onSoft' }}>
        <IconPlus size={20} stroke={1.7} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
