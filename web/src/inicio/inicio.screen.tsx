import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate } from '@tanstack/react-router';
import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import { crearNota } from '@trastienda/nucleo/ventas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSesion, useSucursal } from '#acceso/sesion.tsx';
import { formatearDiaLargo } from '#ui/formato/formato.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useActualizado } from './actualizado.ts';
import { AvisosDeAdministracion } from './avisos-de-administracion.tsx';
import { PANELES } from './catalogo.ts';
import { disposicionDe } from './disposicion.ts';
import { Lugar, rejilla } from './lugar.tsx';
import { OrdenarTarjetas } from './ordenar/ordenar-tarjetas.tsx';
import { Pendientes } from './pendientes.tsx';

/** The first page of the day: what waits comes first, then the figures; each person arranges it as they like. */
export function InicioScreen() {
  const { t } = useTranslation('inicio');
  const { t: tMenu } = useTranslation('menu');
  const { usuario } = useSesion();
  const sucursal = useSucursal();
  const paneles = usePaneles(sucursal?.id);
  const actualizado = useActualizado();
  const nombre = usuario.nombre.split(' ')[0] ?? usuario.nombre;
  const ahora = new Date();
  const dia = formatearDiaLargo(ahora);

  return (
    <Pagina
      titulo={t(`saludo.${momentoDelDia(ahora)}`, { nombre })}
      pestana={tMenu('inicio')}
      bajada={actualizado ? `${dia} · ${t('actualizado', { hora: actualizado })}` : dia}
      acciones={
        <>
          <OrdenarTarjetas />
          <NotaNueva />
        </>
      }
    >
      <AvisosDeAdministracion />
      <Box sx={rejilla}>
        {paneles.map((panel) =>
          panel.id === 'pendientes' ? (
            <Box key={panel.id} sx={{ flex: '1 1 100%', minWidth: 0 }}>
              <Pendientes sucursal={sucursal} />
            </Box>
          ) : (
            <Lugar key={panel.id} panel={panel} sucursalId={sucursal?.id} />
          ),
        )}
      </Box>
      {paneles.length === 0 && <p>{t('sinPaneles')}</p>}
    </Pagina>
  );
}

/** Those the person has and may see, in their order. */
function usePaneles(sucursalId: string | undefined) {
  const puede = usePuede();
  const { inicio } = useSesion().preferencias;
  return disposicionDe(inicio).flatMap(({ id, visible }) => {
    const panel = PANELES.find((uno) => uno.id === id);
    return visible && panel?.puede(puede, sucursalId) ? [panel] : [];
  });
}

function NotaNueva() {
  const { t } = useTranslation('inicio');
  const puede = usePuede();
  const navigate = useNavigate();
  if (!puede(crearNota)) return null;
  return (
    <Button
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
      onClick={() => void navigate({ to: '/ventas/notas-de-pedido/$id', params: { id: 'nueva' } })}
      // On a phone the tab bar has the same action.
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t('nuevaNota')}
    </Button>
  );
}

const hora = new Intl.DateTimeFormat('es-AR', { timeZone: ZONA, hour: 'numeric', hourCycle: 'h23' });

function momentoDelDia(ahora: Date): 'manana' | 'tarde' | 'noche' {
  const h = Number(hora.format(ahora));
  if (h >= 5 && h < 13) return 'manana';
  return h >= 13 && h < 20 ? 'tarde' : 'noche';
}
