import { listarRubros } from '@trastienda/nucleo/articulos/contrato.ts';
import { DIAS_DE_PERIODO } from '@trastienda/nucleo/articulos/reportes/contrato-campos.ts';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { type Filas, useNombreDeNodo } from '#articulos/clasificacion/nombre-de-nodo.ts';
import { soloFiltro } from '#ui/listas/consulta-de-lista.ts';
import { FiltroDePeriodo } from '#ui/listas/filtro-de-periodo.tsx';
import { FiltroBuscado, FiltroOpciones } from '#ui/listas/filtros.tsx';

type Props = {
  readonly consulta: {
    readonly valores: {
      readonly desde?: string | undefined;
      readonly hasta?: string | undefined;
      readonly sucursalId?: string | undefined;
      readonly rubroId?: string | undefined;
    };
    cambiar(cambios: object): void;
  };
  /** Its rows tell how the rubro is called also to whoever may not see the classification. */
  readonly lista: Filas<{ readonly rubro: string }>;
  /** `corto`: what is read of all its days has so many at most. */
  readonly periodo?: boolean | 'corto';
  readonly sucursal?: boolean;
};

/** When, where and what: what the reports of this room are narrowed by. All of it stands in the address. */
export function FiltrosDeReporte({ consulta, lista, periodo = false, sucursal = false }: Props) {
  const { t } = useTranslation('reportes');
  const { sucursales } = useSesion();
  const { valores, cambiar } = consulta;
  const rubro = useNombreDeNodo('rubro', valores.rubroId, {
    lista,
    leer: (fila) => (lista.actualizando ? undefined : fila.rubro),
  });
  return (
    <>
      {periodo && (
        <FiltroDePeriodo
          desde={valores.desde}
          hasta={valores.hasta}
          onCambio={cambiar}
          {...(periodo === 'corto' && { maximo: { dias: DIAS_DE_PERIODO, texto: t('periodo.largo') } })}
        />
      )}
      {sucursal && (sucursales.length > 1 || valores.sucursalId !== undefined) && (
        <FiltroOpciones
          etiqueta={t('campo.sucursal')}
          valor={valores.sucursalId}
          opciones={sucursales.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          onCambio={(sucursalId) => cambiar({ sucursalId })}
        />
      )}
      <FiltroBuscado
        etiqueta={t('campo.rubro')}
        valor={valores.rubroId}
        texto={rubro.nombre}
        endpoint={listarRubros}
        aOpcion={({ id, codigo, nombre }) => ({ id, texto: nombre, detalle: codigo })}
        onCambio={(rubroId, texto) => {
          rubro.elegir(rubroId, texto);
          cambiar({ rubroId, familiaId: undefined, subfamiliaId: undefined });
        }}
      />
    </>
  );
}

/** The part of the address a summary is asked with: what its rows are asked with, without what only the list knows. */
export function sinLista<Valores extends object>(valores: Valores, ...campos: readonly (keyof Valores)[]) {
  const quedan = soloFiltro(valores) as Record<string, unknown>;
  for (const campo of campos) delete quedan[String(campo)];
  return quedan as Omit<Valores, 'pagina' | 'porPagina' | 'orden' | 'contar'>;
}
