import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { REPORTES } from './lista-de-reportes.ts';

/** The reports of the room, each with the question it answers. */
export function ReportesScreen() {
  const { t } = useTranslation('reportes');
  const puede = usePuede();
  const suyos = REPORTES.filter(({ permiso }) => puede({ permiso }));
  return (
    <Pagina titulo={t('titulo')} banda="completa">
      {suyos.length === 0 ? (
        <Paper>
          <VistaVacia icono={IconChartBar} titulo={t('ninguno')} texto={t('ningunoTexto')} />
        </Paper>
      ) : (
        <Box component="ul" sx={lista}>
          {suyos.map(({ clave, icono: Icono, tono, ...destino }) => (
            <Paper component="li" key={clave}>
              <EnlaceCaja to={destino.a} sx={tarjeta}>
                <Simbolo tono={tono}>
                  <Icono size={20} stroke={1.7} aria-hidden />
                </Simbolo>
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="h6" component="h2">
                    {t(`de.${clave}.titulo`)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                    {t(`de.${clave}.responde`)}
                  </Typography>
                </Box>
              </EnlaceCaja>
            </Paper>
          ))}
        </Box>
      )}
    </Pagina>
  );
}

const lista = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const tarjeta = {
  display: 'flex',
  gap: 2,
  height: '100%',
  p: { xs: 2, sm: 2.5 },
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;
