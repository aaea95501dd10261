import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { BotonDeTraer } from '#galeria/comun/con-estados.tsx';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { reponer } from '#galeria/comun/reponer.ts';
import { ConDibujo } from '#galeria/tables/celdas.tsx';
import { MarcoDeTabla } from '#galeria/tables/marco.tsx';
import { type Opinion, opinionesDeMuestra } from '#galeria/tables/muestras.ts';
import { textos } from '#galeria/tables/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearPesos } from '#ui/formato/formato.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';

const almacen = crearAlmacen(opinionesDeMuestra);

/** The most the table measures: the rest scrolls below its head. */
const ALTO = 400;

/** A head that stays while what is below it scrolls. */
export function FixedHeaderScreen() {
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  const opiniones = almacen.usar();
  const foco = useFocoTrasQuitar<HTMLDivElement>(opiniones.length, 'tbody > tr');
  const handleQuitar = ({ id, producto }: Opinion) => {
    almacen.cambiar((antes) => antes.filter((una) => una.id !== id));
    avisos.exito(
      t('quitada', { que: producto }),
      conDeshacer(() => almacen.cambiar((ahora) => reponer(ahora, opiniones, new Set([id])))),
    );
  };
  return (
    <PaginaDemo sinLlamada titulo={t('encabezado')}>
      <Tarjeta titulo={t('opiniones')} sinRelleno>
        {opiniones.length === 0 && (
          <VistaVacia titulo={t('vacia')} accion={<BotonDeTraer onTraer={almacen.restablecer} />} />
        )}
        <div {...foco}>
          <MarcoDeTabla etiqueta={t('opiniones')} anchoMinimo={680} alto={ALTO}>
            <TableHead>
              <TableRow>
                <TableCell>{t('producto')}</TableCell>
                <TableCell>{t('opinion')}</TableCell>
                <TableCell align="right">{t('ganancia')}</TableCell>
                <TableCell align="right">{t('accion')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {opiniones.map((una) => (
                <Fila key={una.id} una={una} onQuitar={() => handleQuitar(una)} />
              ))}
            </TableBody>
          </MarcoDeTabla>
        </div>
      </Tarjeta>
    </PaginaDemo>
  );
}

function Fila({ una, onQuitar }: { readonly una: Opinion; readonly onQuitar: () => void }) {
  const t = textos.usar();
  const { producto, estrellas } = una;
  return (
    <TableRow className="fila" data-testid="fixed-header-fila">
      <TableCell>
        <ConDibujo dibujo={dibujo(producto, 'abstracto', 88, 88)} nombre={producto} texto={una.detalle} />
      </TableCell>
      <TableCell>
        <Box sx={{ py: 1 }}>
          <Rating readOnly size="small" value={estrellas} getLabelText={(cuantas) => t('estrellas', { cuantas })} />
          <Box sx={{ color: 'text.secondary' }}>{una.comentario}</Box>
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        <bdi>{formatearPesos(String(una.ganancia))}</bdi>
      </TableCell>
      <TableCell align="right">
        <MenuDeFila
          etiqueta={t('accionesDe', { que: producto })}
          acciones={() => [{ texto: t('quitar'), icono: IconTrash, peligro: true, onClick: onQuitar }]}
        />
      </TableCell>
    </TableRow>
  );
}
