import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { Ticket } from '#galeria/api-falsa/entidades/tickets.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useCambiarMuestras, useMuestras } from '#galeria/comun/muestras.ts';
import { OrdenDeTabla } from '#galeria/comun/orden-de-tabla.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { pieDeTabla } from '#galeria/comun/paginado.ts';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { EsqueletoDeTickets } from './esqueleto.tsx';
import {
  buscarTickets,
  columnaDe,
  contarTickets,
  esDescendente,
  FILTROS,
  ORDENES,
  otroOrden,
  POR_PAGINA,
  paginaDe,
  quitarTicket,
} from './estado.ts';
import { FichasDeTickets } from './fichas-de-tickets.tsx';
import { TablaDeTickets } from './tabla-de-tickets.tsx';
import { textos } from './textos.ts';

const CAMINO = '/api/data/ticket/TicketData';

/** The tickets of a help desk, by state, in pages. */
export function TicketsScreen() {
  const t = textos.usar();
  const consulta = useMuestras<readonly Ticket[]>(CAMINO);
  return (
    <PaginaDemo titulo={t('titulo')}>
      <ConEstados
        consulta={consulta}
        esqueleto={<EsqueletoDeTickets />}
        vacio={{ icono: IconTicket, titulo: t('vacio'), texto: t('vacioTexto') }}
      >
        {(tickets) => <Tickets tickets={tickets} />}
      </ConEstados>
    </PaginaDemo>
  );
}

function Tickets({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const t = textos.usar();
  const [filtro] = useOpcion('filtro', FILTROS, 'total_tickets');
  const [orden, ponerOrden] = useOpcion('orden', ORDENES, 'Id');
  const [buscar] = useParametro('buscar', '');
  const poner = usePonerParametros();
  const eliminar = useEliminar();
  const foco = useFocoTrasQuitar<HTMLTableSectionElement>(tickets.length);
  const halladas = buscarTickets(tickets, filtro, buscar, orden, (estado) => t(`estado.${estado}`));
  const { porPagina, pagina, filas, ir } = usePaginas(halladas);
  return (
    <>
      <FichasDeTickets
        filtro={filtro}
        cuentas={contarTickets(tickets)}
        onFiltro={(nuevo) =>
          poner({ filtro: nuevo === 'total_tickets' ? undefined : nuevo, pagina: undefined }, { historia: true })
        }
      />
      <Tarjeta sinRelleno>
        <Stack direction="row" sx={{ p: 2, gap: 2, flexWrap: 'wrap' }}>
          <CajaDeBusqueda
            etiqueta={t('buscar')}
            valor={buscar}
            onBuscar={(texto) => poner({ buscar: texto, pagina: undefined })}
          />
          <OrdenDeTabla
            desde="md"
            valor={orden}
            opciones={ORDENES.map((valor) => ({
              valor,
              texto: t(esDescendente(valor) ? 'descendente' : 'ascendente', {
                columna: t(`columna.${columnaDe(valor)}`),
              }),
            }))}
            onCambio={ponerOrden}
          />
        </Stack>
        {halladas.length === 0 ? (
          <VistaSinResultados buscar={buscar} onLimpiar={() => poner({ buscar: undefined, filtro: undefined })} />
        ) : (
          <>
            <TablaDeTickets
              tickets={filas}
              foco={foco}
              buscar={buscar}
              orden={orden}
              onOrden={(columna) => ponerOrden(otroOrden(orden, columna))}
              onEliminar={(ticket) => void eliminar(ticket)}
            />
            <TablePagination
              component="div"
              data-testid="tickets-pages"
              count={halladas.length}
              page={pagina - 1}
              rowsPerPage={porPagina}
              rowsPerPageOptions={[...POR_PAGINA]}
              onPageChange={(_, nueva) => ir(nueva + 1)}
              onRowsPerPageChange={({ target }) => poner({ porPagina: target.value, pagina: undefined })}
              sx={pie}
            />
          </>
        )}
      </Tarjeta>
    </>
  );
}

function usePaginas(halladas: readonly Ticket[]) {
  const [pedida, ponerPagina] = useParametro('pagina', '1');
  const [escritas] = useParametro('porPagina', '10');
  const porPagina = POR_PAGINA.find((cuantas) => String(cuantas) === escritas) ?? 10;
  return {
    ...paginaDe(halladas, Number(pedida), porPagina),
    porPagina,
    ir: (nueva: number) => ponerPagina(String(nueva), { historia: true }),
  };
}

function useEliminar() {
  const t = textos.usar();
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const cambiar = useCambiarMuestras<readonly Ticket[]>(CAMINO);
  return async (ticket: Ticket): Promise<void> => {
    const si = await confirmar({
      titulo: t('pregunta', { id: ticket.Id, que: ticket.ticketTitle }),
      texto: t('preguntaTexto'),
      boton: t('eliminar'),
      peligro: true,
    });
    if (si === null) return;
    cambiar((tickets) => quitarTicket(tickets, ticket.Id));
    avisos.exito(t('eliminado'));
  };
}

/** The gear of the appearance floats over the end of it, where there is no bar below: what is pressed stays clear. */
const pie = {
  ...pieDeTabla,
  '& .MuiTablePagination-toolbar': { justifyContent: 'flex-end', paddingInlineEnd: { xs: 1, sm: '72px' } },
} as const;
