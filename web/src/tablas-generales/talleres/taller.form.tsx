import {
  cambiarTaller,
  crearTaller,
  listarDepositos,
  listarSucursales,
  listarTalleres,
  NuevoTaller,
  type Taller,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { useComando } from '#api/consultas.ts';
import { FormularioDeFila } from '#tablas-generales/formulario-de-fila.tsx';
import { useFilaAlDia } from '#tablas-generales/use-fila-al-dia.ts';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { nombrar } from '#ui/formularios/registro-al-dia.ts';
import { useLista } from '#ui/listas/lista.ts';

type Props = {
  readonly taller: Taller | null;
  /** The sucursal being looked at; otherwise, the one the person works in. */
  readonly sucursalId: string | undefined;
  readonly onCerrar: () => void;
};

export function TallerForm({ taller: fila, sucursalId, onCerrar }: Props) {
  const { t } = useTranslation('tablasGenerales');
  const propia = useSucursal();
  const crear = useComando(crearTaller);
  const cambiar = useComando(cambiarTaller);
  const sucursales = useLista(listarSucursales, {});
  const { registro: taller, ...comoEs } = useFilaAlDia(listarTalleres, fila, {
    valoresDe: (uno) => ({
      sucursalId: uno?.sucursalId ?? sucursalId ?? propia?.id ?? '',
      codigo: uno?.codigo ?? '',
      nombre: uno?.nombre ?? '',
      depositoId: uno?.depositoId ?? '',
    }),
    nombresDe: (uno) => nombrar([uno.depositoId, uno.deposito]),
  });
  return (
    <FormularioDeFila
      esquema={NuevoTaller}
      {...comoEs}
      onEnviar={({ codigo, nombre, depositoId = null, ...datos }) =>
        taller
          ? cambiar.mutateAsync({
              params: { id: taller.id },
              body: { codigo, nombre, depositoId, version: taller.version },
            })
          : crear.mutateAsync({ body: { ...datos, codigo, nombre, depositoId } })
      }
      listo={taller ? undefined : t('talleres.creado')}
      onCerrar={onCerrar}
    >
      <CampoSelect
        name="sucursalId"
        label={t('comun.sucursal')}
        opciones={(sucursales.filas ?? []).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        disabled={taller !== undefined}
      />
      <Campo name="codigo" label={t('comun.codigo')} maximo={20} autoFocus />
      <Campo name="nombre" label={t('comun.nombre')} maximo={120} />
      <CampoDeDeposito />
    </FormularioDeFila>
  );
}

/** Only the depósitos of clase TALLER of the chosen sucursal serve. */
function CampoDeDeposito() {
  const { t } = useTranslation('tablasGenerales');
  const sucursalId: string = useWatch({ name: 'sucursalId' });
  const depositos = useLista(listarDepositos, { clase: 'TALLER', activo: 'true', ...(sucursalId && { sucursalId }) });
  return (
    <CampoSelect
      name="depositoId"
      label={t('talleres.deposito')}
      ayuda={t('talleres.depositoAyuda')}
      opciones={(depositos.filas ?? []).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
      anulable
    />
  );
}
