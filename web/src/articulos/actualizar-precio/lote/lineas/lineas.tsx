import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import type { LineaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import { exportarLineas, listarLineas } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCabeElOtroLado } from '#articulos/actualizar-precio/lote/use-lugar.ts';
import { usePapelDeLote } from '#articulos/actualizar-precio/lote/use-papel-de-lote.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import { useColumnasDeLineas, useNombreDeLinea } from './columnas-de-lineas.tsx';
import { MarcarTodas } from './marcar-todas.tsx';
import { TarjetaDeLinea } from './tarjeta-de-linea.tsx';
import { type Marca, type Marcas, useMarcas } from './use-marcas.ts';
import { vistasDeLineas } from './vistas-de-lineas.ts';

type Props = {
  readonly lote: LoteDePrecio;
  /** Whether the ticks may be changed now. */
  readonly seMarcan: boolean;
};

/** The lines of a batch: what each price was and is going to be, and whether it is in. */
export function Lineas({ lote, seMarcan }: Props) {
  const { t } = useTranslation('precios');
  const consulta = useConsultaDeLista(listarLineas);
  const lista = useLista(listarLineas, consulta.valores, { id: lote.id });
  useTodasTrasRevisar(lote, consulta);
  const marcas = useMarcas(lote);
  const amplia = useMediaQuery('(min-width:1535.95px)');
  const conIva = lote.listas.every(({ incluyeIva }) => incluyeIva);
  const columnas = useColumnasDeLineas({
    buscar: consulta.valores.buscar,
    marcas: seMarcan ? marcas : null,
    listas: lote.listas,
    variasListas: lote.listas.length > 1,
    conIva,
    verMargen: lote.totales?.margenNuevo !== undefined,
    caben: useCabeElOtroLado(),
    // The amber figure and its tick say it already; what was left alone has no other place.
    verSituacion: hayFuera(lote) || hayConFinal(lote) || (amplia && (lote.totales?.conAlerta ?? 0) > 0),
  });
  const acciones = useAccionesDeLinea(marcas);
  const nombreDe = useNombreDeLinea();
  const enPapel = usePapelDeLote(lote);
  return (
    <TablaDatos
      etiqueta={t('actualizar.lote.lineas.titulo')}
      enPapel={enPapel}
      columnas={columnas}
      clave="lineas-de-lote"
      consulta={consulta}
      lista={lista}
      idDe={({ linea }) => String(linea)}
      nombreDe={nombreDe}
      {...(seMarcan ? { acciones } : {})}
      csv={{
        endpoint: exportarLineas,
        nombre: t('actualizar.lote.lineas.archivo', { numero: String(lote.numero) }),
        params: { id: lote.id },
      }}
      buscarEn={t('actualizar.lote.lineas.buscarEn')}
      vistas={vistasDeLineas(lote, t)}
      filtros={
        <>
          {lote.listas.length > 1 && (
            <FiltroOpciones
              etiqueta={t('actualizar.lote.lineas.lista')}
              valor={consulta.valores.listaId}
              opciones={lote.listas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
              onCambio={(listaId) => consulta.cambiar({ listaId })}
            />
          )}
          {seMarcan && lote.totales && lista.total > 0 && (
            <MarcarTodas
              totales={lote.totales}
              filtro={consulta.valores}
              total={lista.total}
              onMarcar={marcas.marcar}
            />
          )}
          {seMarcan && lote.totales && lote.totales.conAlerta > 0 && (
            <Aviso revisadas={lote.totales.porConfirmar === 0} />
          )}
        </>
      }
      vacio={{
        icono: IconTags,
        titulo: t(`actualizar.lote.lineas.${alcanzaAlguno(lote) ? 'vacio' : 'sinAlcance'}`),
        texto: t(`actualizar.lote.lineas.${alcanzaAlguno(lote) ? 'vacioTexto' : 'sinAlcanceTexto'}`),
      }}
      tarjeta={(linea) => <TarjetaDeLinea linea={linea} conIva={conIva} marcas={seMarcan ? marcas : null} />}
    />
  );
}

/** What stands out is not ticked until somebody looks at it. */
function Aviso({ revisadas }: { readonly revisadas: boolean }) {
  const { t } = useTranslation('precios');
  const Icono = revisadas ? IconCheck : IconAlertTriangle;
  const color = revisadas ? 'success.text' : 'warning.text';
  return (
    <Box role="status" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontSize: '0.8125rem', color }}>
      <Icono size={16} stroke={1.7} aria-hidden />
      {t(revisadas ? 'actualizar.lote.lineas.revisadas' : 'actualizar.lote.lineas.aviso')}
    </Box>
  );
}

/** Once nothing is left to look at, those to look at give way to all: none of them is no search that found nothing. */
function useTodasTrasRevisar({ totales }: LoteDePrecio, { valores, cambiar }: Consulta): void {
  const sobra = valores.porConfirmar !== undefined && totales?.porConfirmar === 0;
  useEffect(() => {
    if (sobra) cambiar({ porConfirmar: undefined }, true);
  }, [sobra, cambiar]);
}

type Consulta = ReturnType<typeof useConsultaDeLista<typeof listarLineas>>;

/** Whether its scope has any artículo: a word that is written wrong reaches none, and their prices are no news. */
const alcanzaAlguno = ({ totales }: LoteDePrecio): boolean =>
  totales === null || totales.lineas + totales.iguales + totales.sinBase > 0;

/** Some line is out, or was left alone. */
const hayFuera = ({ totales, omitidas }: LoteDePrecio): boolean =>
  (omitidas ?? 0) > 0 || (totales !== null && totales.incluidas < totales.lineas);

/** Some line begins with a price that is over by itself. */
const hayConFinal = ({ totales }: LoteDePrecio): boolean => (totales?.conFinal ?? 0) > 0;

/** The marks of one line, by menu. */
function useAccionesDeLinea({ marcar }: Marcas): (linea: LineaDeLote) => readonly AccionDeFila[] {
  const { t } = useTranslation('precios');
  return ({ linea, incluida, alertas, confirmada }) => {
    const marcas: readonly Marca[] = [
      incluida ? 'excluir' : 'incluir',
      ...(alertas.length === 0 ? [] : [confirmada ? ('desconfirmar' as const) : ('confirmar' as const)]),
    ];
    return marcas.map((marca) => ({
      texto: t(`actualizar.lote.lineas.acciones.${marca}`),
      onClick: () => void marcar(marca, { lineas: [linea] }),
    }));
  };
}
