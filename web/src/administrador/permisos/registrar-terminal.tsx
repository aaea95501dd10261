import Typography from '@mui/material/Typography';
import { registrarTerminal } from '@trastienda/nucleo/acceso/contrato.ts';
import { Id, textoCorto } from '@trastienda/nucleo/comun/campos.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { usePuede } from '#acceso/permisos.tsx';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useSesion, useSucursal } from '#acceso/sesion.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';

const MINUTOS = [1, 2, 5, 10, 15, 30, 60] as const;
const Registro = z.object({ nombre: textoCorto(60), sucursalId: Id, minutos: z.coerce.number().int().min(1).max(60) });

/** «Este dispositivo es un terminal compartido». */
export function RegistrarTerminal({ onCerrar }: { readonly onCerrar: () => void }) {
  const { t } = useTranslation('administrador');
  const avisos = useAvisos();
  const releer = useReleerSesion();
  const puede = usePuede();
  const { sucursales } = useSesion();
  const sucursal = useSucursal();
  const registrar = useComando(registrarTerminal);
  const suyas = sucursales.filter(({ id }) => puede(registrarTerminal, id));
  const inicial = suyas.find(({ id }) => id === sucursal?.id) ?? suyas[0];
  return (
    <Formulario
      esquema={Registro}
      valores={{ nombre: '', sucursalId: inicial?.id ?? '', minutos: 5 }}
      onEnviar={(body) => registrar.mutateAsync({ body })}
      onListo={({ nombre }) => {
        avisos.exito(t('terminales.registradoListo', { nombre }));
        void releer();
        onCerrar();
      }}
      onCancelar={onCerrar}
      textoEnviar={t('terminales.registrar')}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('terminales.registrarTexto')}</Typography>
      <Campo name="nombre" label={t('terminales.nombre')} ayuda={t('terminales.nombreAyuda')} maximo={60} autoFocus />
      <CampoSelect
        name="sucursalId"
        label={t('terminales.sucursal')}
        opciones={suyas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
      />
      <CampoSelect
        name="minutos"
        label={t('terminales.bloquearTras')}
        ayuda={t('terminales.bloquearAyuda')}
        opciones={MINUTOS.map((count) => ({ valor: count, texto: t('terminales.cuantos', { count }) }))}
      />
    </Formulario>
  );
}
