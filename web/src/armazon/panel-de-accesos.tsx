import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { EnlaceDeMenu } from './menu-item.tsx';
import type { Accesos } from './tipos.ts';

/** The applications as tiles and the quick links beside them; one below the other where it is narrow. */
export function PanelDeAccesos(props: {
  readonly accesos: Accesos;
  readonly angosto: boolean;
  readonly onIr: () => void;
}) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const { accesos, angosto } = props;
  return (
    // Each link closes what it is in, also the one that leads where the person already is.
    <Box
      onClick={(evento) => (evento.target as Element).closest('a') && props.onIr()}
      sx={{ display: 'grid', gridTemplateColumns: angosto ? '1fr' : '1fr 200px' }}
    >
      <Box
        component="nav"
        aria-label={t('accesos.aplicaciones')}
        sx={{
          display: 'grid',
          gridTemplateColumns: angosto ? '1fr' : '1fr 1fr',
          alignContent: 'start',
          gap: 0.5,
          p: 2,
        }}
      >
        {accesos.aplicaciones.map((uno) => (
          <EnlaceDeMenu key={uno.a} hoja={uno} sx={mosaico}>
            <Simbolo tono="primary">
              <uno.icono size={20} stroke={1.5} aria-hidden />
            </Simbolo>
            {tMenu(uno.titulo)}
          </EnlaceDeMenu>
        ))}
      </Box>
      <Box component="nav" aria-label={t('accesos.enlaces')} sx={angosto ? listaAbajo : listaAlLado}>
        <Box component="h2" sx={{ m: 0, px: 1, pb: 0.75, fontSize: '0.875rem', fontWeight: 600 }}>
          {t('accesos.enlaces')}
        </Box>
        {accesos.enlaces.map((uno) => (
          <EnlaceDeMenu key={uno.a} hoja={uno} sx={enlace}>
            {tMenu(uno.titulo)}
          </EnlaceDeMenu>
        ))}
      </Box>
    </Box>
  );
}

const base = {
  justifyContent: 'flex-start',
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'action.hover', color: 'primary.text' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
} as const;
const mosaico = { ...base, gap: 1.5, p: 1, fontWeight: 500 } as const;
const enlace = {
  ...base,
  display: 'flex',
  width: '100%',
  minHeight: { xs: 44, lg: 34 },
  px: 1,
  color: 'text.secondary',
} as const;
const lista = { p: 2, borderColor: 'divider' } as const;
const listaAlLado = { ...lista, borderInlineStart: 1, borderInlineStartColor: 'divider' } as const;
const listaAbajo = { ...lista, borderTop: 1, borderTopColor: 'divider' } as const;
