import Button from '@mui/material/Button';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import type { PaginaDeLista } from '#ui/listas/lista.ts';
import type { Vacio } from '#ui/pantalla/estado-vista.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { AccionDeFila, Columna, TablaDatosProps, Vista } from '#ui/tabla/tabla-tipos.ts';
import { Actividad, type EntidadDeTabla } from './actividad.tsx';
import { CambiosDeFila } from './formulario-de-fila.tsx';

type FilaDeTabla = { readonly id: string; readonly version: number };

type Props<Fila extends FilaDeTabla> = {
  readonly titulo: string;
  readonly entidad: EntidadDeTabla;
  readonly columnas: readonly Columna<Fila>[];
  readonly consulta: ConsultaDeLista;
  readonly lista: PaginaDeLista<Fila>;
  readonly nombreDe: (fila: Fila) => string;
  readonly textos: { readonly nuevo: string; readonly editar: string; readonly buscarEn: string };
  readonly puedeCrear: boolean;
  /** Rows that nobody may change are only shown. */
  readonly puedeCambiar: (fila: Fila) => boolean;
  readonly acciones?: (fila: Fila) => readonly AccionDeFila[];
  /** The form of a row, or of a new one. */
  readonly formulario: (fila: Fila | null, onCerrar: () => void) => ReactNode;
  readonly vistas: readonly Vista[];
  readonly filtros?: ReactNode;
  readonly csv: NonNullable<TablaDatosProps<Fila>['csv']>;
  readonly vacio: Vacio;
  readonly tarjeta: (fila: Fila) => ReactNode;
};

/** One general table: its list, and the form of a row at its side with what happened to it. */
export function TablaEditable<Fila extends FilaDeTabla>(props: Props<Fila>) {
  const { t } = useTranslation('tablasGenerales');
  const { textos, nombreDe } = props;
  const [abierta, setAbierta] = useState<{ readonly fila: Fila | null } | null>(null);
  const { onCambios, cerrar } = useCierre(() => setAbierta(null));
  const boton = props.puedeCrear && (
    <Button
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
      onClick={() => setAbierta({ fila: null })}
    >
      {textos.nuevo}
    </Button>
  );
  const acciones = (fila: Fila): readonly AccionDeFila[] => [
    ...(props.puedeCambiar(fila) ? [{ texto: t('comun.editar'), onClick: () => setAbierta({ fila }) }] : []),
    ...(props.acciones?.(fila) ?? []),
  ];
  return (
    <Pagina titulo={props.titulo} fija acciones={boton}>
      <TablaDatos
        etiqueta={props.titulo}
        columnas={props.columnas}
        clave={`tabla-${props.entidad}`}
        consulta={props.consulta}
        lista={props.lista}
        idDe={({ id }) => id}
        nombreDe={nombreDe}
        onAbrir={(fila) => props.puedeCambiar(fila) && setAbierta({ fila })}
        acciones={acciones}
        filtros={props.filtros}
        vistas={props.vistas}
        csv={props.csv}
        buscarEn={textos.buscarEn}
        vacio={{ accion: boton, ...props.vacio }}
        tarjeta={props.tarjeta}
      />
      <PanelLateral
        abierto={abierta !== null}
        titulo={abierta?.fila ? textos.editar : textos.nuevo}
        {...(abierta?.fila ? { subtitulo: nombreDe(abierta.fila) } : {})}
        onCerrar={cerrar}
      >
        {abierta && <CambiosDeFila value={onCambios}>{props.formulario(abierta.fila, cerrar)}</CambiosDeFila>}
        {abierta?.fila && <Actividad entidad={props.entidad} id={abierta.fila.id} />}
      </PanelLateral>
    </Pagina>
  );
}
