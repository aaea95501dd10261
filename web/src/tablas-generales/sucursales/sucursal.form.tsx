import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  cambiarSucursal,
  crearSucursal,
  listarLocalidades,
  listarSucursales,
  NuevaSucursal,
  type Sucursal,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useComando } from '#api/consultas.ts';
import { CampoDeLista } from '#tablas-generales/campo-de-lista.tsx';
import { FormularioDeFila } from '#tablas-generales/formulario-de-fila.tsx';
import { aOpcionDeLocalidad } from '#tablas-generales/opciones.ts';
import { useFilaAlDia } from '#tablas-generales/use-fila-al-dia.ts';
import { CampoAutocompletar } from '#ui/formularios/campo-autocompletar.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { nombrar } from '#ui/formularios/registro-al-dia.ts';

/** A box holds text; the contract wants the number. */
const EnPantalla = NuevaSucursal.extend({
  puntoDeVenta: z
    .string()
    .regex(/^0*[1-9]\d{0,4}$/, 'Va de 1 a 99999.')
    .nullable(),
});

export function SucursalForm({
  sucursal: fila,
  onCerrar,
}: {
  readonly sucursal: Sucursal | null;
  readonly onCerrar: () => void;
}) {
  const { t } = useTranslation('tablasGenerales');
  const crear = useComando(crearSucursal, { invalida: ['stock', 'acceso'] });
  const cambiar = useComando(cambiarSucursal, { invalida: ['stock', 'acceso'] });
  const { registro: sucursal, ...comoEs } = useFilaAlDia(listarSucursales, fila, {
    valoresDe: (una) => ({
      codigo: una?.codigo ?? '',
      nombre: una?.nombre ?? '',
      domicilio: una?.domicilio ?? '',
      localidadId: una?.localidadId ?? '',
      telefono: una?.telefono ?? '',
      horario: una?.horario ?? '',
      puntoDeVenta: una?.puntoDeVenta == null ? '' : String(una.puntoDeVenta),
      listaId: una?.listaId ?? '',
    }),
    nombresDe: (una) => nombrar([una.localidadId, una.localidad], [una.listaId, una.lista]),
  });
  return (
    <FormularioDeFila
      esquema={EnPantalla}
      {...comoEs}
      onEnviar={({ puntoDeVenta, ...datos }) => {
        const body = { ...datos, puntoDeVenta: puntoDeVenta === null ? null : Number(puntoDeVenta) };
        return sucursal
          ? cambiar.mutateAsync({ params: { id: sucursal.id }, body: { ...body, version: sucursal.version } })
          : crear.mutateAsync({ body });
      }}
      listo={sucursal ? undefined : t('sucursales.creada')}
      onCerrar={onCerrar}
    >
      {!sucursal && <Typography sx={{ color: 'text.secondary' }}>{t('sucursales.nuevaAyuda')}</Typography>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '130px 1fr' } }}>
        <Campo name="codigo" label={t('comun.codigo')} maximo={20} autoFocus />
        <Campo name="nombre" label={t('comun.nombre')} maximo={120} />
      </Box>
      <Campo name="domicilio" label={t('sucursales.domicilio')} maximo={200} vaciable />
      <CampoAutocompletar
        name="localidadId"
        label={t('comun.localidad')}
        endpoint={listarLocalidades}
        query={{ activa: 'true' }}
        aOpcion={aOpcionDeLocalidad}
        inicial={sucursal?.localidadId ? { id: sucursal.localidadId, texto: sucursal.localidad ?? '' } : null}
        anulable
      />
      <Campo name="telefono" label={t('sucursales.telefono')} tipo="tel" maximo={60} vaciable />
      <Campo
        name="horario"
        label={t('sucursales.horario')}
        ayuda={t('sucursales.horarioAyuda')}
        maximo={200}
        vaciable
      />
      <Campo
        name="puntoDeVenta"
        label={t('sucursales.puntoDeVenta')}
        ayuda={t('sucursales.puntoDeVentaAyuda')}
        maximo={5}
        anulable
      />
      <CampoDeLista ayuda={t('sucursales.listaAyuda')} inicial={sucursal ?? null} />
    </FormularioDeFila>
  );
}
