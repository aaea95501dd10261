import {
  guardarLimiteDeAjuste,
  guardarLimiteDeVenta,
  type LimiteDeAjuste,
  type LimiteDeVenta,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { Id } from '@trastienda/nucleo/comun/campos.ts';
import { CamposDeLimiteDeAjuste } from '@trastienda/nucleo/comun/limite-de-ajuste.ts';
import { CamposDeLimite, TRATOS } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import type { DeRol, Edicion } from './limites-por-rol.tsx';

const DeVenta = CamposDeLimite.extend({ sucursalId: Id.nullable() });
const DeAjuste = CamposDeLimiteDeAjuste.extend({ sucursalId: Id.nullable() });

/** Writes how far a role goes with prices when it sells, everywhere or in one sucursal. */
export function FormularioDeVenta(edicion: Edicion<LimiteDeVenta>) {
  const { t } = useTranslation('administrador');
  const guardar = useComando(guardarLimiteDeVenta);
  const { rol, version, sucursal: _, sucursalId: __, ...valores } = edicion.limite;
  const tratos = TRATOS.map((trato) => ({ valor: trato, texto: t(`limites.trato.${trato}`) }));
  const { sucursalId, campo, ...comun } = useLimite(edicion, t('limites.guardado'));
  return (
    <Formulario
      esquema={DeVenta}
      valores={{ ...valores, margenMinimo: valores.margenMinimo ?? '', sucursalId }}
      onEnviar={(body) => guardar.mutateAsync({ params: { rol }, body: edicion.aparte ? body : { ...body, version } })}
      {...comun}
    >
      {campo}
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

/** Writes up to what amount a role adjusts stock, everywhere or in one sucursal. */
export function FormularioDeAjuste(edicion: Edicion<LimiteDeAjuste>) {
  const { t } = useTranslation('administrador');
  const guardar = useComando(guardarLimiteDeAjuste);
  const { rol, version, maximo } = edicion.limite;
  const { sucursalId, campo, ...comun } = useLimite(edicion, t('limites.ajustes.guardado'));
  return (
    <Formulario
      esquema={DeAjuste}
      valores={{ maximo: maximo ?? '', sucursalId }}
      onEnviar={(body) => guardar.mutateAsync({ params: { rol }, body: edicion.aparte ? body : { ...body, version } })}
      {...comun}
    >
      {campo}
      <CampoDecimal
        name="maximo"
        label={t('limites.ajustes.maximo')}
        ayuda={t('limites.ajustes.maximoAyuda')}
        decimales={2}
        dinero
        prefijo="$"
        anulable
        autoFocus
      />
    </Formulario>
  );
}

/** What the forms of any limit share: its sucursal, chosen among those that say nothing apart yet, and how it ends. */
function useLimite(edicion: Edicion<DeRol>, guardado: string) {
  const { t } = useTranslation('administrador');
  const avisos = useAvisos();
  const { sucursales } = useSesion();
  const { limite, aparte, filas, onCambios, onCancelar, onListo } = edicion;
  const dichas = new Set(filas.filter(({ rol }) => rol === limite.rol).map(({ sucursalId }) => sucursalId));
  const libres = sucursales.filter(({ id }) => !dichas.has(id));
  return {
    sucursalId: aparte ? (libres[0]?.id ?? '') : limite.sucursalId,
    campo: aparte && (
      <CampoSelect
        name="sucursalId"
        label={t('limites.sucursal')}
        opciones={libres.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
      />
    ),
    onListo: () => {
      avisos.exito(guardado);
      onCambios(false);
      onListo();
    },
    onCambios,
    onCancelar,
  };
}
