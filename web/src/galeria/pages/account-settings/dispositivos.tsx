import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { reponer } from '#galeria/comun/reponer.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { almacenes, type Dispositivo } from './estado.ts';
import { Parte, Renglon } from './parte.tsx';
import { textos } from './textos.ts';

/** Where the account is open: each session is closed, or all of them; a notice takes it back. */
export function Dispositivos() {
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  const dispositivos = almacenes.dispositivos.usar();
  const foco = useFocoTrasQuitar<HTMLDivElement>(dispositivos.length, ':scope > div');
  const cerrar = (cuales: readonly Dispositivo[], aviso: string) => {
    const ids = new Set(cuales.map(({ id }) => id));
    almacenes.dispositivos.cambiar((estan) => estan.filter(({ id }) => !ids.has(id)));
    avisos.exito(
      aviso,
      conDeshacer(() => almacenes.dispositivos.cambiar((estan) => reponer(estan, dispositivos, ids))),
    );
  };
  return (
    <Parte titulo={t('seguridad.dispositivos')} texto={t('seguridad.dispositivosTexto')}>
      {dispositivos.length === 0 && (
        <Typography role="status" variant="body2">
          {t('seguridad.ninguno')}
        </Typography>
      )}
      <Box {...foco}>
        {dispositivos.map((uno) => {
          const Icono = uno.telefono ? IconDeviceMobile : IconDeviceLaptop;
          const cerrarUno = () => cerrar([uno], t('seguridad.cerrada', { que: uno.nombre }));
          return (
            <Renglon
              key={uno.id}
              icono={
                <Simbolo tono="info">
                  <Icono size={20} stroke={1.5} aria-hidden />
                </Simbolo>
              }
              nombre={uno.nombre}
              texto={`${uno.lugar} · ${formatearFechaHora(uno.cuando)}`}
              fin={
                <MenuDeFila
                  etiqueta={t('seguridad.acciones', { que: uno.nombre })}
                  acciones={() => [{ texto: t('seguridad.cerrar'), icono: IconLogout, onClick: cerrarUno }]}
                />
              }
            />
          );
        })}
        {dispositivos.length > 0 && (
          <Button color="error" sx={{ mt: 1.5 }} onClick={() => cerrar(dispositivos, t('seguridad.cerradas'))}>
            {t('seguridad.cerrarTodas')}
          </Button>
        )}
      </Box>
    </Parte>
  );
}
