import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  exportarEtiquetas,
  listarEtiquetas,
} from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-etiquetas-de-lote.ts';
import { verLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSesion, useSucursal } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { type BusquedaDe, useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { POR_PAGINA } from '#ui/listas/primera-pagina.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { BotonDeImprimir } from './boton-de-imprimir.tsx';
import { useColumnasDeEtiquetas } from './columnas.tsx';
import { TarjetaDeEtiqueta } from './tarjeta-de-etiqueta.tsx';

/** What has to be printed again in a sucursal after a batch (PRE-16), to look over and to print. */
export function EtiquetasScreen() {
  const { t } = useTranslation('precios');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const consulta = useConsultaDeLista(listarEtiquetas);
  const propia = useSucursal()?.id ?? '';
  const valores = { sucursalId: propia, ...consulta.valores };
  const lista = useLista(listarEtiquetas, valores, { id });
  const query = { pagina: 1, porPagina: POR_PAGINA, ...valores };
  const lote = useQuery({
    ...consultaDe(listarEtiquetas, { params: { id }, query }),
    placeholderData: keepPreviousData,
  }).data?.lote;
  const puede = usePuede();
  const columnas = useColumnasDeEtiquetas(consulta.valores.buscar, lote?.listas ?? []);
  const numero = lote ? formatearEntero(lote.numero) : '';
  const hasta = useRastroDelMenu();
  return (
    <Pagina
      titulo={t('actualizar.etiquetas.titulo', { numero })}
      rastro={[
        ...hasta,
        ...(puede(verLote)
          ? [{ titulo: t('actualizar.lotes.nombre', { numero }), a: `/articulos/actualizar-precio/${id}` }]
          : []),
        { titulo: t('actualizar.etiquetas.rastro') },
      ]}
      fija
      acciones={
        <>
          <BotonDeImprimir loteId={id} consulta={valores} total={lista.total} />
          <EnlaceBoton
            to="/articulos/etiquetas"
            search={paraElPapel(id, valores, lote?.listas ?? [])}
            variant="contained"
          >
            {t('actualizar.etiquetas.enPdf')}
          </EnlaceBoton>
        </>
      }
    >
      <TablaDatos
        etiqueta={t('actualizar.etiquetas.titulo', { numero })}
        columnas={columnas}
        clave="etiquetas-de-lote"
        // The file is of the sucursal that shows, also when the address does not say which.
        consulta={{ ...consulta, valores }}
        lista={lista}
        idDe={({ articuloId, listaId }) => `${articuloId} ${listaId}`}
        nombreDe={({ codigo }) => codigo}
        csv={{
          endpoint: exportarEtiquetas,
          nombre: t('actualizar.etiquetas.archivo', { numero: String(lote?.numero ?? '') }),
          params: { id },
        }}
        buscarEn={t('actualizar.etiquetas.buscarEn')}
        filtros={
          <>
            <EleccionDeSucursal
              valor={valores.sucursalId}
              onCambio={(sucursalId) => consulta.cambiar({ sucursalId })}
            />
            {lote && lote.listas.length > 1 && (
              <FiltroOpciones
                etiqueta={t('actualizar.etiquetas.lista')}
                valor={consulta.valores.listaId}
                opciones={lote.listas.map(({ id: valor, nombre }) => ({ valor, texto: nombre }))}
                onCambio={(listaId) => consulta.cambiar({ listaId })}
              />
            )}
          </>
        }
        vacio={{
          icono: IconPrinter,
          titulo: t('actualizar.etiquetas.vacio'),
          texto: t('actualizar.etiquetas.vacioTexto'),
        }}
        tarjeta={(etiqueta) => <TarjetaDeEtiqueta etiqueta={etiqueta} />}
      />
    </Pagina>
  );
}

/** The same labels in the screen that prints them: what the table shows, at the price of the one lista there is to choose. */
function paraElPapel(
  loteId: string,
  { sucursalId, listaId, buscar, filtros, orden }: BusquedaDe<typeof listarEtiquetas>,
  listas: readonly { readonly id: string }[],
) {
  const elegida = listaId ?? (listas.length === 1 ? listas[0]?.id : undefined);
  const pedido = Object.entries({ buscar, filtros, orden }).filter(([, valor]) => valor !== undefined);
  const filtro = new URLSearchParams(pedido as [string, string][]).toString();
  return {
    loteId,
    ...(sucursalId === undefined ? {} : { sucursalId }),
    ...(elegida === undefined ? {} : { listaId: elegida }),
    ...(filtro === '' ? {} : { filtro }),
  };
}

/** Labels are of one sucursal: the person's own to begin with. */
function EleccionDeSucursal(props: { readonly valor: string; readonly onCambio: (id: string) => void }) {
  const { t } = useTranslation('precios');
  const { sucursales } = useSesion();
  const rotulo = t('actualizar.etiquetas.sucursal');
  const elegida = sucursales.find(({ id }) => id === props.valor);
  return (
    <TextField
      select
      size="small"
      value={elegida?.id ?? ''}
      // What it is goes with its value, as in the filters beside it: above, it stood out of the line of the search.
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: () => `${rotulo}: ${elegida?.nombre ?? '–'}`,
          SelectDisplayProps: { 'aria-label': rotulo },
        },
      }}
      onChange={({ target }) => props.onCambio(target.value)}
      sx={{ minWidth: 170 }}
    >
      {sucursales.map(({ id, nombre }) => (
        <MenuItem key={id} value={id}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
