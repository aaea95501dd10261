import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TablePagination from '@mui/material/TablePagination';
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import { useState } from 'react';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { EsqueletoDeFilas } from '#galeria/comun/esqueleto-de-filas.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { pieDeTabla } from '#galeria/comun/paginado.ts';
import { useErrorDeTienda, useProductos } from '#galeria/ecommerce/carrito/tienda.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { Barra } from './barra.tsx';
import { FILAS } from './estado.ts';
import { PanelDeEdicion } from './panel-de-edicion.tsx';
import { Tabla } from './tabla.tsx';
import { useCambiarProductos, useListado } from './use-listado.ts';

/** The products of the shop in a table, to look for, to change and to delete. */
export function EcoProductListScreen() {
  const t = textos.usar();
  const consulta = useProductos();
  const error = useErrorDeTienda();
  return (
    <PaginaDemo titulo={t('listado.titulo')}>
      <Paper data-testid="listado">
        <ConEstados
          enTarjeta
          consulta={consulta}
          esqueleto={<EsqueletoDeFilas lado={56} />}
          tituloDeError={error || t('producto.noSePudo')}
          vacio={{ icono: IconPackageOff, titulo: t('tienda.vacio') }}
        >
          {(products) => <Listado products={products} />}
        </ConEstados>
      </Paper>
    </PaginaDemo>
  );
}

function Listado({ products }: { readonly products: readonly Product[] }) {
  const t = textos.usar();
  const avisos = useAvisos();
  const listado = useListado(products);
  const { guardar } = useCambiarProductos();
  const eliminar = useEliminar();
  const foco = useFocoTrasQuitar<HTMLDivElement>(products.length, 'tbody > tr');
  const [compacta, setCompacta] = useState(false);
  const [edita, setEdita] = useState<Product>();
  return (
    <>
      <Barra
        listado={listado}
        onEliminar={() => void eliminar(products.filter(({ id }) => listado.elegidas.has(id)))}
      />
      {listado.total === 0 ? (
        <VistaSinResultados
          buscar={listado.pedido.buscar}
          onLimpiar={() => listado.cambiar({ buscar: undefined, stock: undefined, categoria: undefined })}
        />
      ) : (
        <Tabla
          listado={listado}
          foco={foco}
          compacta={compacta}
          onEditar={setEdita}
          onEliminar={(product) => void eliminar([product])}
        />
      )}
      <Box sx={pie}>
        <FormControlLabel
          control={<Switch checked={compacta} onChange={(evento) => setCompacta(evento.target.checked)} />}
          label={t('listado.compacto')}
        />
        <TablePagination
          component="div"
          count={listado.total}
          page={listado.pagina - 1}
          rowsPerPage={listado.porPagina}
          rowsPerPageOptions={[...FILAS]}
          onPageChange={(_, pagina) => listado.irAPagina(pagina + 1)}
          onRowsPerPageChange={(evento) => listado.cambiar({ porPagina: evento.target.value })}
          data-testid="listado-paginado"
          sx={paginado}
        />
      </Box>
      {edita && (
        <PanelDeEdicion
          key={edita.id}
          product={edita}
          onCerrar={() => setEdita(undefined)}
          onGuardar={(cambios) => {
            guardar(edita.id, cambios);
            setEdita(undefined);
            avisos.exito(t('listado.guardado'));
          }}
        />
      )}
    </>
  );
}

/** Asks by the name of what is to go, and deletes it. */
function useEliminar() {
  const t = textos.usar();
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const { eliminar } = useCambiarProductos();
  return async (cuales: readonly Product[]) => {
    const [primero] = cuales;
    const count = cuales.length;
    const si = await confirmar({
      titulo:
        count === 1 && primero
          ? t('listado.eliminarUno', { titulo: primero.title })
          : t('listado.eliminarVarios', { count }),
      texto: t('listado.eliminarTexto', { count }),
      boton: t('listado.eliminar'),
      peligro: true,
    });
    if (si === null) return;
    eliminar(new Set(cuales.map(({ id }) => id)));
    avisos.exito(t('listado.eliminado', { count }));
  };
}

const paginado = { ...pieDeTabla, '& .MuiTablePagination-toolbar': { px: 0 } } as const;
const pie = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  px: 2.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
