import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate } from '@tanstack/react-router';
import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import { verCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { crearNota, listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSesion, useSucursal } from '#acceso/sesion.tsx';
import { formatearDiaLargo } from '#ui/formato.ts';
import { Pagina } from '#ui/pagina.tsx';
import { AvisoDeSegundoFactor } from './aviso-de-segundo-factor.tsx';
import { Negativos } from './negativos.tsx';
import { Pendientes } from './pendientes.tsx';
import { UltimasNotas } from './ultimas-notas.tsx';

/** The first page of the day: what waits comes first, then what happened last. */
export function InicioScreen() {
  const { t } = useTranslation('inicio');
  const { t: tMenu } = useTranslation('menu');
  const puede = usePuede();
  const navigate = useNavigate();
  const { usuario } = useSesion();
  const sucursal = useSucursal();
  const nombre = usuario.nombre.split(' ')[0] ?? usuario.nombre;
  const ahora = new Date();
  const handleNuevaNota = () => void navigate({ to: '/ventas/notas-de-pedido/$id', params: { id: 'nueva' } });

  return (
    <Pagina
      titulo={t(`saludo.${momentoDelDia(ahora)}`, { nombre })}
      pestana={tMenu('inicio')}
      bajada={formatearDiaLargo(ahora)}
      acciones={
        puede(crearNota) && (
          <Button
            variant="contained"
            startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
            onClick={handleNuevaNota}
            // On a phone the tab bar has the same action.
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {t('nuevaNota')}
          </Button>
        )
      }
    >
      <AvisoDeSegundoFactor />
      <Pendientes sucursal={sucursal} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2.5 },
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,2fr) minmax(0,1fr)' },
          alignItems: 'start',
          '& > :only-child': { gridColumn: '1 / -1' },
        }}
      >
        {puede(listarNotas, sucursal?.id) && <UltimasNotas sucursalId={sucursal?.id} />}
        {puede(verCentralizado, sucursal?.id) && <Negativos sucursalId={sucursal?.id} />}
      </Box>
    </Pagina>
  );
}

const hora = new Intl.DateTimeFormat('es-AR', { timeZone: ZONA, hour: 'numeric', hourCycle: 'h23' });

function momentoDelDia(ahora: Date): 'manana' | 'tarde' | 'noche' {
  const h = Number(hora.format(ahora));
  if (h >= 5 && h < 13) return 'manana';
  return h >= 13 && h < 20 ? 'tarde' : 'noche';
}
