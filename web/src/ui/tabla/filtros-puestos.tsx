import { useQuery } from '@tanstack/react-query';
import { type CamposDeFiltro, type Condicion, conCondicion, leerConocidas } from '@trastienda/nucleo/comun/filtros.ts';
import { type PorQueNoEntran, porQueNoEntran } from '@trastienda/nucleo/comun/filtros-que-no-entran.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import { formatearCantidad, formatearFecha, formatearUnitario } from '#ui/formato/formato.ts';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { ChipDeFiltro } from '#ui/listas/filtros.tsx';
import type { FiltroDeColumna } from '#ui/tabla/tabla-tipos.ts';
import type { ColumnaFiltrable } from './filtro-de-columna.ts';
import { OtroFiltro, useAjenos } from './otro-filtro.tsx';
import { PanelDeFiltro } from './panel-de-filtro.tsx';
import { esBuscado, valoresElegidos } from './valores-de-filtro.ts';

type Props = { readonly columnas: readonly ColumnaFiltrable[]; readonly consulta: ConsultaDeLista };

/** A chip for each column that something is asked of: pressed, it opens to be changed. */
export function FiltrosPuestos({ columnas, consulta }: Props) {
  const { condiciones, cambiar } = usarFiltros({ columnas, consulta });
  const ajenos = useAjenos(
    consulta.valores.filtros,
    columnas.map(({ campo }) => campo),
  );
  return (
    <>
      {condiciones.map((condicion) => {
        const columna = columnas.find(({ campo }) => campo === condicion.campo);
        return (
          columna && (
            <Puesto
              key={condicion.campo}
              columna={columna}
              condicion={condicion}
              onCambio={(nueva) => cambiar(condicion.campo, nueva)}
            />
          )
        );
      })}
      {ajenos.map((campo) => (
        <OtroFiltro key={campo} onQuitar={() => cambiar(campo, undefined)} />
      ))}
    </>
  );
}

/** Chooses a column and what to ask of it. */
export function NuevoFiltro(props: Props & { readonly ancla: HTMLElement; readonly onCerrar: () => void }) {
  const { ancla, columnas, onCerrar } = props;
  const { t } = useTranslation('tabla');
  const { condiciones, cambiar } = usarFiltros(props);
  const [elegida, setElegida] = useState<ColumnaFiltrable>();
  if (elegida) {
    return (
      <PanelDeFiltro
        ancla={ancla}
        columna={elegida}
        condicion={condiciones.find(({ campo }) => campo === elegida.campo)}
        onCambio={(nueva) => cambiar(elegida.campo, nueva)}
        onCerrar={onCerrar}
      />
    );
  }
  return (
    <Menu anchorEl={ancla} open onClose={onCerrar} slotProps={{ list: { 'aria-label': t('filtrarPor'), dense: true } }}>
      {columnas.map((columna) => (
        <MenuItem key={columna.campo} onClick={() => setElegida(columna)}>
          {columna.titulo}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** What is asked of one column, opened from its header. */
export function FiltroDeEncabezado(props: {
  readonly ancla: HTMLElement | null;
  readonly columna: ColumnaFiltrable;
  readonly consulta: ConsultaDeLista;
  readonly onCerrar: () => void;
}) {
  const { columna, consulta } = props;
  const { condiciones, cambiar } = usarFiltros({ columnas: [columna], consulta });
  return (
    <PanelDeFiltro
      {...props}
      condicion={condiciones.find(({ campo }) => campo === columna.campo)}
      onCambio={(nueva) => cambiar(columna.campo, nueva)}
    />
  );
}

function usarFiltros({ columnas, consulta }: Props) {
  const { filtros } = consulta.valores;
  const campos: CamposDeFiltro = Object.fromEntries(columnas.map(({ campo, filtro }) => [campo, filtro.tipo]));
  return {
    condiciones: leerConocidas(filtros, campos),
    /** Asks it, unless it does not go with what is asked already: then it says why. */
    cambiar: (campo: string, nueva: Condicion | undefined): PorQueNoEntran | undefined => {
      const nuevos = conCondicion(filtros, campo, nueva);
      const porQue = nueva && porQueNoEntran(nuevos);
      if (porQue === undefined) consulta.cambiar({ filtros: nuevos });
      return porQue;
    },
  };
}

function Puesto(props: {
  readonly columna: ColumnaFiltrable;
  readonly condicion: Condicion;
  readonly onCambio: (nueva: Condicion | undefined) => PorQueNoEntran | undefined;
}) {
  const { columna, condicion } = props;
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const nombres = useNombres(columna.filtro, condicion);
  const texto = useTexto(columna.filtro, condicion, nombres);
  return (
    <>
      <ChipDeFiltro
        etiqueta={columna.titulo}
        texto={texto}
        onAbrir={setAncla}
        onQuitar={() => props.onCambio(undefined)}
      />
      {ancla && <PanelDeFiltro {...props} ancla={ancla} onCerrar={() => setAncla(null)} />}
    </>
  );
}

/** How the chosen values are called: an address knows only their ids. */
function useNombres(filtro: FiltroDeColumna, condicion: Condicion): readonly string[] {
  const ids = condicion.es === 'uno' ? condicion.valores : [];
  const buscados = filtro.tipo === 'lista' && esBuscado(filtro.valores) ? filtro.valores : undefined;
  const { data } = useQuery({ ...valoresElegidos(buscados, ids), enabled: buscados !== undefined && ids.length > 0 });
  const fijos = filtro.tipo === 'lista' && !esBuscado(filtro.valores) ? filtro.valores : [];
  const conocidos = new Map([...fijos, ...(data?.filas ?? [])].map(({ id, texto }) => [id, texto]));
  return ids.map((id) => conocidos.get(id) ?? '…');
}

const conMoneda = (filtro: FiltroDeColumna): boolean => filtro.tipo === 'numero' && filtro.decimales > 0;

const SE_NOMBRAN = 2;

function useTexto(filtro: FiltroDeColumna, condicion: Condicion, nombres: readonly string[]): string {
  const { t } = useTranslation('tabla');
  if (condicion.es === 'vacio' || condicion.es === 'lleno') return t(`filtro.${condicion.es}`);
  if (condicion.es === 'uno') {
    const otros = nombres.length - SE_NOMBRAN;
    const dichos = nombres.slice(0, SE_NOMBRAN).join(', ');
    return otros > 0 ? t('filtro.yOtros', { dichos, count: otros }) : dichos;
  }
  if (condicion.es !== 'entre') return t(`filtro.dice.${condicion.es}`, { texto: condicion.texto });
  const escrito = filtro.tipo === 'fecha' ? formatearFecha : conMoneda(filtro) ? formatearUnitario : formatearCantidad;
  const { desde, hasta } = condicion;
  if (desde !== undefined && desde === hasta) return escrito(desde);
  if (desde === undefined) return t('filtro.hasta', { hasta: escrito(hasta ?? '') });
  if (hasta === undefined) return t('filtro.desde', { desde: escrito(desde) });
  return t('filtro.entre', { desde: escrito(desde), hasta: escrito(hasta) });
}
