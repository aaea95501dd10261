import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { useController } from 'react-hook-form';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { Dispositivos } from './dispositivos.tsx';
import { almacenes, EsquemaDeSeguridad, METODOS, type Metodo, type Seguridad } from './estado.ts';
import { FormularioDePestana, type PropsDePestana } from './formulario-de-pestana.tsx';
import { DosColumnas, Parte, Renglon } from './parte.tsx';
import { textos } from './textos.ts';

const esquema = () => EsquemaDeSeguridad;
const ICONOS = { app: IconDeviceMobile, correo: IconMail, sms: IconMessage2 } as const satisfies Record<
  Metodo,
  unknown
>;

/** How the account is protected and where it is open. */
export function SeguridadTab({ onCambios }: PropsDePestana) {
  const t = textos.usar();
  return (
    <DosColumnas>
      <FormularioDePestana<Seguridad> almacen={almacenes.seguridad} esquema={esquema} onCambios={onCambios}>
        <DosPasos />
      </FormularioDePestana>
      <Box sx={{ display: 'grid', alignContent: 'start', gap: { xs: 1.5, sm: 3 }, minWidth: 0 }}>
        <Dispositivos />
        <Parte titulo={t('seguridad.ayuda')} texto={t('seguridad.ayudaTexto')}>
          <EnlaceBoton to={'/pages/faq' as never} variant="tonal">
            {t('seguridad.preguntas')}
          </EnlaceBoton>
        </Parte>
      </Box>
    </DosColumnas>
  );
}

function DosPasos() {
  const t = textos.usar();
  const { field: dosPasos } = useController({ name: 'dosPasos' });
  const { field: metodos } = useController({ name: 'metodos' });
  const habilitada = dosPasos.value === true;
  const puestos: readonly Metodo[] = metodos.value;
  const alternar = (metodo: Metodo) =>
    metodos.onChange(METODOS.filter((uno) => (uno === metodo) !== puestos.includes(uno)));
  return (
    <Parte
      titulo={t('seguridad.dosPasos')}
      texto={t('seguridad.dosPasosTexto')}
      acciones={habilitada && <EstadoChip tono="exito">{t('seguridad.habilitada')}</EstadoChip>}
    >
      <Button variant={habilitada ? 'outlined' : 'contained'} onClick={() => dosPasos.onChange(!habilitada)}>
        {t(habilitada ? 'seguridad.deshabilitar' : 'seguridad.habilitar')}
      </Button>
      <Box sx={{ mt: 2 }}>
        {METODOS.map((metodo) => {
          const Icono = ICONOS[metodo];
          const puesto = puestos.includes(metodo);
          const que = t(`seguridad.${metodo}`);
          return (
            <Renglon
              key={metodo}
              icono={
                <Simbolo tono={puesto ? 'success' : 'primary'}>
                  <Icono size={20} stroke={1.5} aria-hidden />
                </Simbolo>
              }
              nombre={que}
              texto={puesto ? t('seguridad.configurado') : t(`seguridad.${metodo}Texto`)}
              fin={
                <Button
                  size="small"
                  aria-label={t(puesto ? 'seguridad.quitarUno' : 'seguridad.configurarUno', { que })}
                  onClick={() => alternar(metodo)}
                >
                  {t(puesto ? 'seguridad.quitar' : 'seguridad.configurar')}
                </Button>
              }
            />
          );
        })}
      </Box>
    </Parte>
  );
}
