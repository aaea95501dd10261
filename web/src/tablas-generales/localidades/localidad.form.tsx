import Box from '@mui/material/Box';
import {
  cambiarLocalidad,
  crearLocalidad,
  type Localidad,
  listarLocalidades,
  listarProvincias,
  NuevaLocalidad,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { FormularioDeFila } from '#tablas-generales/formulario-de-fila.tsx';
import { useFilaAlDia } from '#tablas-generales/use-fila-al-dia.ts';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { nombrar } from '#ui/formularios/registro-al-dia.ts';
import { useLista } from '#ui/listas/lista.ts';

type Props = {
  readonly localidad: Localidad | null;
  /** The provincia being looked at, which a new one most likely belongs to. */
  readonly provinciaId: string | undefined;
  readonly onCerrar: () => void;
};

export function LocalidadForm({ localidad: fila, provinciaId, onCerrar }: Props) {
  const { t } = useTranslation('tablasGenerales');
  const crear = useComando(crearLocalidad);
  const cambiar = useComando(cambiarLocalidad, { invalida: ['clientes'] });
  const provincias = useLista(listarProvincias, {});
  const { registro: localidad, ...comoEs } = useFilaAlDia(listarLocalidades, fila, {
    valoresDe: (una) => ({
      nombre: una?.nombre ?? '',
      provinciaId: una?.provinciaId ?? provinciaId ?? '',
      partido: una?.partido ?? '',
      codigoPostal: una?.codigoPostal ?? '',
      latitud: una?.latitud ?? '',
      longitud: una?.longitud ?? '',
    }),
    nombresDe: (una) => nombrar([una.provinciaId, una.provincia]),
  });
  return (
    <FormularioDeFila
      esquema={NuevaLocalidad}
      {...comoEs}
      onEnviar={(datos) =>
        localidad
          ? cambiar.mutateAsync({ params: { id: localidad.id }, body: { ...datos, version: localidad.version } })
          : crear.mutateAsync({ body: datos })
      }
      listo={localidad ? undefined : t('localidades.creada')}
      onCerrar={onCerrar}
    >
      <Campo name="nombre" label={t('comun.nombre')} maximo={120} autoFocus />
      <CampoSelect
        name="provinciaId"
        label={t('comun.provincia')}
        opciones={(provincias.filas ?? []).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
      />
      <Campo name="partido" label={t('localidades.partido')} maximo={120} vaciable />
      <Campo
        name="codigoPostal"
        label={t('localidades.codigoPostal')}
        ayuda={t('localidades.codigoPostalAyuda')}
        maximo={8}
        anulable
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Campo name="latitud" label={t('localidades.latitud')} placeholder="-32.9468" maximo={12} anulable />
        <Campo name="longitud" label={t('localidades.longitud')} placeholder="-60.6393" maximo={12} anulable />
      </Box>
    </FormularioDeFila>
  );
}
