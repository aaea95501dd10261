import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useParametro } from '#galeria/comun/parametros.ts';
import { textos } from '#galeria/pages/textos.ts';
import { PLANES } from './planes.ts';
import { TarjetaDePlan } from './tarjeta-de-plan.tsx';

/** Three plans by the month or by the year. */
export function PricingScreen() {
  const t = textos.usar();
  const [periodo, poner] = useParametro('periodo', 'mensual');
  const anual = periodo === 'anual';
  return (
    <PaginaDemo sinLlamada titulo={t('preciosTitulo')}>
      <Box sx={{ textAlign: 'center', pt: { xs: 2, sm: 4 } }}>
        <Typography variant="h2" sx={{ fontSize: { xs: '1.5rem', sm: '2rem' }, lineHeight: 1.25, fontWeight: 600 }}>
          {t('preciosLema')}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('preciosLemaTexto')}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, my: 2 }}>
          <Box component="span" aria-hidden sx={{ fontWeight: anual ? 500 : 600 }}>
            {t('preciosMensual')}
          </Box>
          <Switch
            checked={anual}
            onChange={(_, puesto) => poner(puesto ? 'anual' : 'mensual')}
            slotProps={{ input: { 'aria-label': t('preciosFacturacion') } }}
          />
          <Box component="span" aria-hidden sx={{ fontWeight: anual ? 600 : 500 }}>
            {t('preciosAnual')}
          </Box>
        </Box>
      </Box>
      <Box sx={planes}>
        {PLANES.map((plan) => (
          <TarjetaDePlan key={plan.id} plan={plan} anual={anual} />
        ))}
      </Box>
    </PaginaDemo>
  );
}

const planes = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 1.5, sm: 3 },
  alignItems: 'stretch',
} as const;
