import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { rejilla, Teja } from './teja.tsx';

const PASOS = [
  {
    paso: 'sucursales',
    permiso: 'tabla.editar',
    icono: IconBuildingStore,
    a: '/tablas-generales/sucursales',
    search: {},
  },
  {
    ...({ paso: 'articulos', permiso: 'importacion.hacer', icono: IconFileImport } as const),
    ...{ a: '/importaciones/nueva', search: { entidad: 'articulos' } },
  },
  {
    paso: 'personas',
    permiso: 'usuario.administrar',
    icono: IconUserPlus,
    a: '/administrador/gestion-usuario',
    search: {},
  },
] as const;

/** What a business without artículos begins by, in the order it is needed; of it, what the person may do. */
export function PrimerosPasos() {
  const { t } = useTranslation('paneles');
  const puede = usePuede();
  const suyos = PASOS.filter(({ permiso }) => puede({ permiso }));
  if (suyos.length === 0) {
    return (
      <Paper sx={{ px: 2.5, py: 2 }}>
        <Typography>{t('primeros.deOtros')}</Typography>
      </Paper>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 1.25, color: 'text.secondary' }}>{t('primeros.texto')}</Typography>
      <Box component="ol" sx={rejilla}>
        {suyos.map(({ paso, icono, a, search }) => (
          <Teja
            key={paso}
            {...{ icono, a, search }}
            tono="primary"
            titulo={t(`primeros.${paso}`)}
            detalle={t(`primeros.${paso}Detalle`)}
          />
        ))}
      </Box>
    </>
  );
}
