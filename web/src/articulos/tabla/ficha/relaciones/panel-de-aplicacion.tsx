import Box from '@mui/material/Box';
import {
  type Aplicacion,
  type Articulo,
  agregarAplicacion,
  cambiarAplicacion,
  DatosDeAplicacion,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { nombreDeVehiculo } from '#articulos/razon-de-hallazgo.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { CampoDeAnio, CampoDeVehiculo } from './campos-de-vehiculo.tsx';

type Props = {
  readonly articulo: Articulo;
  /** The one that is changed; null adds one. */
  readonly aplicacion: Aplicacion | null;
  readonly onCerrar: () => void;
};

const VACIA = { marca: '', modelo: '', motor: '', desde: null, hasta: null, nota: '' };

export function PanelDeAplicacion({ articulo: { id, codigo, version: actual }, aplicacion, onCerrar }: Props) {
  const { t } = useTranslation('articulos');
  const { t: tr } = useTranslation('relaciones');
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const agregar = useComando(agregarAplicacion);
  const cambiar = useComando(cambiarAplicacion);
  const titulo = aplicacion
    ? tr('editarAplicacion', { vehiculo: nombreDeVehiculo(t, aplicacion) })
    : tr('agregarAplicacion');
  // The version seen when it was opened: reading again meanwhile must not hide somebody else's change. One more hides nothing.
  const [vista] = useState(actual);
  const { id: aplicacionId, ...valores } = aplicacion ?? { id: null, ...VACIA };
  return (
    <PanelLateral abierto titulo={titulo} subtitulo={codigo} onCerrar={cerrar}>
      <Formulario
        esquema={DatosDeAplicacion}
        valores={valores}
        onCambios={onCambios}
        onCancelar={cerrar}
        onEnviar={async (datos) => {
          await (aplicacionId === null
            ? agregar.mutateAsync({ params: { id }, body: { ...datos, version: actual } })
            : cambiar.mutateAsync({ params: { id, aplicacionId }, body: { ...datos, version: vista } }));
          return datos;
        }}
        onListo={(datos) => {
          avisos.exito(tr('aplicacionGuardada', { vehiculo: nombreDeVehiculo(t, datos) }));
          onCerrar();
        }}
      >
        <CampoDeVehiculo name="marca" dato="marca" label={tr('marca')} autoFocus />
        <CampoDeVehiculo name="modelo" dato="modelo" label={tr('modelo')} />
        <CampoDeVehiculo name="motor" dato="motor" label={tr('motor')} ayuda={tr('motorAyuda')} vaciable />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <CampoDeAnio name="desde" label={tr('desde')} />
          <CampoDeAnio name="hasta" label={tr('hasta')} ayuda={tr('hastaAyuda')} />
        </Box>
        <Campo name="nota" label={tr('nota')} maximo={200} vaciable />
      </Formulario>
    </PanelLateral>
  );
}
