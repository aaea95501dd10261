import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import {
  type Articulo,
  agregarCodigo,
  listarProveedoresDeArticulo,
  quitarCodigo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { useEsCelular } from '#ui/listas/lista-continua.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { deUnaPieza } from '#ui/piezas/de-una-pieza.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';

const PanelDeCodigo = lazy(async () => ({ default: (await import('./panel-de-codigo.tsx')).PanelDeCodigo }));
const LecturaDeCodigo = lazy(async () => ({ default: (await import('./lectura-de-codigo.tsx')).LecturaDeCodigo }));

/** Every code the artículo is found by, its own one first (ART-01). */
export function CodigosDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation(['articulos', 'cruces']);
  const puede = usePuede();
  const quitar = useQuitarCodigo(articulo);
  const [agregando, setAgregando] = useState(false);
  const editable = puede(agregarCodigo);
  // A phone has no room for a column of what is nearly always one: what can be done with a code would be out of sight.
  const angosta = useEsCelular();
  return (
    <Tarjeta
      titulo={t('cruces:codigos.titulo')}
      sinRelleno
      acciones={
        editable && (
          <Button
            size="small"
            startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />}
            onClick={() => setAgregando(true)}
          >
            {t('cruces:codigos.agregar')}
          </Button>
        )
      }
    >
      <Box role="group" aria-label={t('cruces:codigos.titulo')} tabIndex={0} sx={angosta ? APRETADA : DE_LADO}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('cruces:codigos.tipo')}</TableCell>
              <TableCell>{t('cruces:codigos.valor')}</TableCell>
              {!angosta && <TableCell align="right">{t('cruces:codigos.cantidad')}</TableCell>}
              {editable && <TableCell aria-hidden sx={{ width: 88 }} />}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>{t('cruces:codigos.propio')}</TableCell>
              <TableCell sx={{ fontWeight: 600 }}>
                <bdi>{articulo.codigo}</bdi>
              </TableCell>
              {!angosta && <TableCell align="right">1</TableCell>}
              {editable && <TableCell />}
            </TableRow>
            {articulo.codigos.map((codigo) => (
              <TableRow key={codigo.id} hover>
                <TableCell>{t(`tipoDeCodigo.${codigo.tipo}`)}</TableCell>
                <TableCell>
                  <bdi>{codigo.valor}</bdi>
                  {angosta && Number(codigo.cantidadPorLectura) !== 1 && (
                    <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
                      {t('cruces:codigos.cantidad')}: {formatearCantidad(codigo.cantidadPorLectura)}
                    </Box>
                  )}
                </TableCell>
                {!angosta && <TableCell align="right">{formatearCantidad(codigo.cantidadPorLectura)}</TableCell>}
                {editable && (
                  <TableCell align="right" sx={{ py: 0, whiteSpace: 'nowrap' }}>
                    <Suspense fallback={null}>
                      <LecturaDeCodigo articulo={articulo} codigo={codigo} />
                    </Suspense>
                    {codigo.tipo === 'PROVEEDOR' ? (
                      puede(listarProveedoresDeArticulo) && <EnProveedores articulo={articulo} valor={codigo.valor} />
                    ) : (
                      <IconButton
                        size="small"
                        aria-label={t('cruces:codigos.quitar', { valor: codigo.valor })}
                        onClick={() => void quitar(codigo)}
                      >
                        <IconTrash size={17} stroke={1.7} aria-hidden />
                      </IconButton>
                    )}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {articulo.codigos.length === 0 && (
        <Box sx={{ px: 2.5, py: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('cruces:codigos.vacio')}. {t('cruces:codigos.vacioTexto')}
        </Box>
      )}
      {agregando && (
        <Suspense fallback={null}>
          <PanelDeCodigo articulo={articulo} onCerrar={() => setAgregando(false)} />
        </Suspense>
      )}
    </Tarjeta>
  );
}

const DE_LADO = { overflowX: 'auto' } as const;
const APRETADA = { overflowX: 'auto', '& th, & td': { px: 1, overflowWrap: 'anywhere' } } as const;

/** What a proveedor calls it is taken away where the rest of what it asks is. */
function EnProveedores({ articulo, valor }: { readonly articulo: Articulo; readonly valor: string }) {
  const { t } = useTranslation('cruces');
  return (
    <Enlace
      to="/articulos/tabla/$id"
      params={{ id: articulo.id }}
      search={(actual: object) => ({ ...actual, seccion: 'proveedores' as const })}
      aria-label={t('codigos.enProveedores', { valor })}
      sx={{ display: 'inline-flex', p: '5px', verticalAlign: 'middle' }}
    >
      <IconTruck size={17} stroke={1.7} aria-hidden />
    </Enlace>
  );
}

function useQuitarCodigo({ id, version }: Articulo) {
  const { t } = useTranslation(['articulos', 'cruces']);
  const conPregunta = useConPregunta();
  const quitar = useComando(quitarCodigo);
  return ({ id: codigoId, valor }: Articulo['codigos'][number]): Promise<void> =>
    conPregunta(
      {
        titulo: t('cruces:codigos.quitarTitulo', { valor: deUnaPieza(valor) }),
        texto: t('cruces:codigos.quitarTexto'),
        boton: t('cruces:codigos.quitarBoton'),
        peligro: true,
      },
      () => quitar.mutateAsync({ params: { id, codigoId }, body: { version } }),
      t('cruces:codigos.quitado', { valor }),
    );
}
