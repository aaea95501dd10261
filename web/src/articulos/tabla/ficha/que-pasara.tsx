import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import {
  type Articulo,
  type ListaDePrecio,
  listarPrecios,
  type Precio,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { type AlTerminar, alTerminar, elQueSigue } from '@trastienda/nucleo/articulos/precios/final-de-precio.ts';
import { ultimoDia } from '@trastienda/nucleo/articulos/precios/ultimo-dia.ts';
import { diaArgentino, esDia, finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { formatearEntero, formatearFecha, formatearFechaHora } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { comienzo, type Dias, esFuturo } from './dias-de-precio.ts';

type Escrito = Dias & { readonly listaId?: string; readonly importe?: string | null; readonly cantidadDesde?: string };
type Props = { readonly articulo: Pick<Articulo, 'id'>; readonly sinPrecio: boolean };

/** In words, before it is written: what an end brings back, or which price that is written already will follow (UA-12). */
export function QuePasara({ articulo, sinPrecio }: Props) {
  const escrito = useWatch() as Escrito;
  const { data } = useQuery(consultaDe(listarPrecios, { params: { id: articulo.id }, query: {} }));
  const lista = useListasDePrecio().find(({ id }) => id === escrito.listaId);
  const decir = useDecir();
  const dicho = data && lista ? decir({ ...escrito, lista, sinPrecio }, data.filas) : null;
  return (
    <div aria-live="polite">{dicho && <Alert severity={dicho.grave ? 'warning' : 'info'}>{dicho.texto}</Alert>}</div>
  );
}

type Dicho = { readonly texto: string; readonly grave: boolean };
type EnLista = Escrito & { readonly lista: ListaDePrecio; readonly sinPrecio: boolean };

function useDecir(): (escrito: EnLista, precios: readonly Precio[]) => Dicho | null {
  const { t } = useTranslation('costos');
  const enPlata = (moneda: string, cuanto: string) => unitarioEn(moneda, cuanto);
  const loDe = (precio: Precio, { moneda, incluyeIva }: ListaDePrecio) => {
    const guardado = ladoDe(precio, incluyeIva);
    return guardado === null ? t('precio.nada') : enPlata(moneda, guardado);
  };
  const durante = ({ desde, hasta, importe, lista, sinPrecio }: EnLista) => {
    const dias = { desde: formatearFecha(desde), hasta: formatearFecha(hasta) };
    const cuando = t(`precio.${!esFuturo(desde) ? 'desdeHoy' : desde === hasta ? 'unDia' : 'entre'}`, dias);
    const puesto = importe && NUMERO.test(importe) ? enPlata(lista.moneda, importe) : '…';
    return t('precio.durante', { cuando, precio: sinPrecio ? t('precio.nada') : puesto });
  };
  return (escrito, precios) => {
    const { cantidadDesde, lista } = escrito;
    if (!cantidadDesde || !NUMERO.test(cantidadDesde)) return null;
    const suyos = precios.filter(({ listaId }) => listaId === lista.id);
    const desde = comienzo(escrito.desde);
    if (!escrito.hasta || !esDia(escrito.hasta)) {
      const sigue = elQueSigue(suyos, { cantidadDesde, desde });
      if (sigue) {
        const dicho = { fecha: momento(sigue.desde), precio: loDe(sigue, lista) };
        return { texto: t('precio.hastaElProximo', dicho), grave: false };
      }
      const campania = campaniaEn(suyos, { cantidadDesde, desde });
      return campania && { texto: t('precio.enCampania', campania), grave: true };
    }
    const hasta = finDelDia(escrito.hasta);
    if (hasta <= desde) return null;
    const fin = alTerminar(suyos, { cantidadDesde, desde, hasta });
    const choca = fin.que === 'CHOCA';
    const despues = t(`precio.despues.${comoSeDice(fin, escrito)}`, {
      fecha: choca ? momento(fin.precio.desde) : formatearFecha(diaArgentino(hasta)),
      precio: fin.precio === null ? '' : loDe(fin.precio, lista),
    });
    if (choca) return { texto: despues, grave: true };
    const sube = fin.que === 'VUELVE' && subeDe(fin.precio, escrito);
    const masCaro = sube ? ` ${t('precio.masCaro')}` : '';
    return { texto: `${durante(escrito)}. ${despues}${masCaro}`, grave: sube };
  };
}

/** The batch whose price holds at `desde` and is over by itself later: what is written over it does not end with it. */
function campaniaEn(
  precios: readonly Precio[],
  { cantidadDesde, desde }: { readonly cantidadDesde: string; readonly desde: Date },
): { readonly numero: string; readonly fecha: string } | null {
  const vigente = precios.find((p) => p.situacion === 'VIGENTE' && Number(p.cantidadDesde) === Number(cantidadDesde));
  const { numero, hasta } = vigente?.lote ?? { numero: 0, hasta: null };
  if (hasta === null || new Date(hasta) <= desde) return null;
  const dia = ultimoDia(hasta);
  return { numero: formatearEntero(numero), fecha: dia === null ? formatearFechaHora(hasta) : formatearFecha(dia) };
}

const NUMERO = /^\d+(\.\d+)?$/;

const ladoDe = ({ neto, conIva }: Precio, incluyeIva: boolean) => (incluyeIva ? conIva : neto);

/** An offer is no dearer than what it takes the place of: one that is may have a figure out of place. */
function subeDe(vuelve: Precio | null, { lista, importe, sinPrecio }: EnLista): boolean {
  const guardado = vuelve && ladoDe(vuelve, lista.incluyeIva);
  return !sinPrecio && !!guardado && !!importe && NUMERO.test(importe) && Number(importe) > Number(guardado);
}

/** What comes back may be no price: then what follows depends on what else the lista has. */
function comoSeDice(fin: AlTerminar<Precio>, { lista, cantidadDesde }: EnLista) {
  const hayPrecio = fin.precio !== null && ladoDe(fin.precio, lista.incluyeIva) !== null;
  if (fin.que !== 'VUELVE' || hayPrecio) return fin.que;
  if (Number(cantidadDesde) > 0) return 'SIN_TRAMO';
  return lista.tipo === 'DERIVADA' ? 'SE_CALCULA' : 'SIN_PRECIO';
}

/** What begins with its day is said by the day. */
function momento(desde: string): string {
  const instante = new Date(desde);
  const conElDia = inicioDelDia(diaArgentino(instante)).getTime() === instante.getTime();
  return conElDia ? formatearFecha(desde) : formatearFechaHora(desde);
}
