import Box from '@mui/material/Box';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { CampoInterruptor } from './campo-interruptor.tsx';
import { almacenes, esquemaDeAvisos } from './estado.ts';
import { FormularioDePestana, type PropsDePestana } from './formulario-de-pestana.tsx';
import { DosColumnas, Parte } from './parte.tsx';
import { textos } from './textos.ts';

const INTERRUPTORES = ['boletin', 'confirmacion', 'estado', 'entregado', 'porCorreo'] as const;
const ZONAS = [
  { valor: 'America/Argentina/Buenos_Aires', texto: 'Buenos Aires (UTC−3)' },
  { valor: 'America/Montevideo', texto: 'Montevideo (UTC−3)' },
  { valor: 'America/Asuncion', texto: 'Asunción (UTC−3)' },
  { valor: 'America/La_Paz', texto: 'La Paz (UTC−4)' },
];

/** What people are told of, where, and in which hour. */
export function NotificacionesTab({ onCambios }: PropsDePestana) {
  const t = textos.usar();
  return (
    <FormularioDePestana almacen={almacenes.avisos} esquema={esquemaDeAvisos} onCambios={onCambios}>
      <DosColumnas>
        <Parte titulo={t('avisos.titulo')} texto={t('avisos.texto')}>
          <Campo name="correo" label={t('avisos.correo')} ayuda={t('avisos.correoAyuda')} tipo="email" />
          <Box sx={{ mt: 1 }}>
            {INTERRUPTORES.map((uno) => (
              <CampoInterruptor key={uno} name={uno} label={t(`avisos.${uno}`)} ayuda={t(`avisos.${uno}Texto`)} />
            ))}
          </Box>
        </Parte>
        <Box sx={{ display: 'grid', alignContent: 'start', gap: { xs: 1.5, sm: 3 } }}>
          <Parte titulo={t('avisos.hora')} texto={t('avisos.horaTexto')}>
            <CampoSelect name="zona" label={t('avisos.zona')} opciones={ZONAS} />
          </Parte>
          <Parte titulo={t('avisos.seguimiento')}>
            <CampoInterruptor name="seguimiento" label={t('avisos.seguimiento')} ayuda={t('avisos.seguimientoTexto')} />
          </Parte>
        </Box>
      </DosColumnas>
    </FormularioDePestana>
  );
}
