import {
  cambiarDeposito,
  crearDeposito,
  type Deposito,
  listarDepositos,
  listarSucursales,
  NuevoDeposito,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { CLASES_REALES, type ClaseReal, puedeVenderse } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { useComando } from '#api/consultas.ts';
import { FormularioDeFila } from '#tablas-generales/formulario-de-fila.tsx';
import { useFilaAlDia } from '#tablas-generales/use-fila-al-dia.ts';
import { Campo, CampoCasilla, CampoSelect } from '#ui/formularios/campos.tsx';
import { useLista } from '#ui/listas/lista.ts';

type Props = {
  readonly deposito: Deposito | null;
  /** The sucursal being looked at; otherwise, the one the person works in. */
  readonly sucursalId: string | undefined;
  readonly onCerrar: () => void;
};

export function DepositoForm({ deposito: fila, sucursalId, onCerrar }: Props) {
  const { t } = useTranslation('tablasGenerales');
  const propia = useSucursal();
  const crear = useComando(crearDeposito, { invalida: ['stock'] });
  const cambiar = useComando(cambiarDeposito, { invalida: ['stock'] });
  const sucursales = useLista(listarSucursales, {});
  const { registro: deposito, ...comoEs } = useFilaAlDia(listarDepositos, fila, {
    valoresDe: (uno) => ({
      sucursalId: uno?.sucursalId ?? sucursalId ?? propia?.id ?? '',
      codigo: uno?.codigo ?? '',
      nombre: uno?.nombre ?? '',
      clase: (uno?.clase as ClaseReal | undefined) ?? 'FISICO',
      vendible: uno?.vendible ?? true,
      principal: uno?.principal ?? false,
    }),
  });
  return (
    <FormularioDeFila
      esquema={NuevoDeposito}
      {...comoEs}
      onEnviar={({ sucursalId: _, clase = 'FISICO', ...datos }) => {
        // The box is off for a quarantine, whatever it held before.
        const vendible = datos.vendible === true && puedeVenderse(clase);
        return deposito
          ? cambiar.mutateAsync({
              params: { id: deposito.id },
              body: { ...datos, vendible, version: deposito.version },
            })
          : crear.mutateAsync({ body: { ...datos, sucursalId: _, clase, vendible } });
      }}
      listo={deposito ? undefined : t('depositos.creado')}
      onCerrar={onCerrar}
    >
      <CampoSelect
        name="sucursalId"
        label={t('comun.sucursal')}
        opciones={(sucursales.filas ?? []).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        disabled={deposito !== undefined}
      />
      <Campo name="codigo" label={t('comun.codigo')} maximo={20} autoFocus />
      <Campo name="nombre" label={t('comun.nombre')} maximo={120} />
      <CampoSelect
        name="clase"
        label={t('depositos.clase')}
        opciones={CLASES_REALES.map((clase) => ({ valor: clase, texto: t(`depositos.claseDe.${clase}`) }))}
        disabled={deposito !== undefined}
      />
      <Banderas deposito={deposito} />
    </FormularioDeFila>
  );
}

function Banderas({ deposito }: { readonly deposito: Deposito | undefined }) {
  const { t } = useTranslation('tablasGenerales');
  const clase: ClaseReal = useWatch({ name: 'clase' });
  if (!puedeVenderse(clase)) return null;
  // The principal one stays vendible until another takes its place.
  const esPrincipal = deposito?.principal === true;
  return (
    <>
      <CampoCasilla
        name="vendible"
        label={t('depositos.vendible')}
        ayuda={t('depositos.vendibleAyuda')}
        disabled={esPrincipal}
      />
      <CampoCasilla
        name="principal"
        label={t('depositos.principal')}
        ayuda={t('depositos.principalAyuda')}
        disabled={esPrincipal}
      />
    </>
  );
}
