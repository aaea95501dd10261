import { guardarLimiteDeVenta, type LimiteDeVenta } from '@trastienda/nucleo/administrador/contrato.ts';
import { Id } from '@trastienda/nucleo/comun/campos.ts';
import { CamposDeLimite, TRATOS } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { CampoDecimal } from '#ui/campo-decimal.tsx';
import { CampoSelect } from '#ui/campos.tsx';
import { Formulario } from '#ui/formulario.tsx';

type Props = {
  readonly limite: LimiteDeVenta;
  /** For a sucursal that says nothing of its own yet. */
  readonly aparte: boolean;
  readonly filas: readonly LimiteDeVenta[];
  readonly onCambios: (hay: boolean) => void;
  readonly onCancelar: () => void;
  readonly onListo: () => void;
};

const ConSucursal = CamposDeLimite.extend({ sucursalId: Id.nullable() });

/** Writes how far a role goes, everywhere or in one sucursal. */
export function FormularioDeLimite({ limite, aparte, filas, onCambios, onCancelar, onListo }: Props) {
  const { t } = useTranslation('administrador');
  const avisos = useAvisos();
  const guardar = useComando(guardarLimiteDeVenta);
  const { sucursales } = useSesion();
  const { rol, version, sucursal: _, sucursalId, ...valores } = limite;
  const dichas = new Set(filas.filter((fila) => fila.rol === rol).map((fila) => fila.sucursalId));
  const libres = sucursales.filter(({ id }) => !dichas.has(id));
  const tratos = TRATOS.map((trato) => ({ valor: trato, texto: t(`limites.trato.${trato}`) }));
  return (
    <Formulario
      esquema={ConSucursal}
      valores={{
        ...valores,
        margenMinimo: valores.margenMinimo ?? '',
        sucursalId: aparte ? (libres[0]?.id ?? '') : sucursalId,
      }}
      onEnviar={(body) => guardar.mutateAsync({ params: { rol }, body: aparte ? body : { ...body, version } })}
      onListo={() => {
        avisos.exito(t('limites.guardado'));
        onCambios(false);
        onListo();
      }}
      onCambios={onCambios}
      onCancelar={onCancelar}
    >
      {aparte && (
        <CampoSelect
          name="sucursalId"
          label={t('limites.sucursal')}
          opciones={libres.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        />
      )}
      <CampoDecimal
        name="descuentoMaximo"
        label={t('limites.descuento')}
        ayuda={t('limites.descuentoAyuda')}
        decimales={2}
        sufijo="%"
        autoFocus
      />
      <CampoDecimal
        name="margenMinimo"
        label={t('limites.margen')}
        ayuda={t('limites.margenAyuda')}
        decimales={2}
        sufijo="%"
        anulable
      />
      <CampoSelect name="bajoMargen" label={t('limites.bajoMargen')} opciones={tratos} />
      <CampoSelect name="costoViejo" label={t('limites.costoViejo')} opciones={tratos} />
    </Formulario>
  );
}
