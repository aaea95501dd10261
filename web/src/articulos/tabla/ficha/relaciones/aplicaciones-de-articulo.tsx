import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  type Aplicacion,
  type Articulo,
  agregarAplicacion,
  listarAplicaciones,
  quitarAplicacion,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe, useComando } from '#api/consultas.ts';
import { nombreDeAnios, nombreDeVehiculo } from '#articulos/razon-de-hallazgo.ts';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { PanelDeAplicacion } from './panel-de-aplicacion.tsx';

/** The vehicles it fits (ART-05). */
export function AplicacionesDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation('relaciones');
  const editable = usePuede()(agregarAplicacion);
  const consulta = useQuery(consultaDe(listarAplicaciones, { params: { id: articulo.id } }));
  const quitar = useQuitarAplicacion(articulo);
  const [abierta, setAbierta] = useState<Aplicacion | 'nueva' | null>(null);
  return (
    <Tarjeta
      titulo={t('aplicaciones')}
      sinRelleno
      acciones={
        editable && (
          <Button
            size="small"
            startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />}
            onClick={() => setAbierta('nueva')}
          >
            {t('agregarAplicacion')}
          </Button>
        )
      }
    >
      <Cargado
        consulta={consulta}
        esVacio={({ filas }) => filas.length === 0}
        vacio={{
          icono: IconCar,
          titulo: t('aplicacionesVacio'),
          ...(editable ? { texto: t('aplicacionesVacioTexto') } : {}),
        }}
      >
        {({ filas }) => (
          <Tabla filas={filas} {...(editable ? { onEditar: setAbierta, onQuitar: (fila) => void quitar(fila) } : {})} />
        )}
      </Cargado>
      {abierta !== null && (
        <PanelDeAplicacion
          articulo={articulo}
          aplicacion={abierta === 'nueva' ? null : abierta}
          onCerrar={() => setAbierta(null)}
        />
      )}
    </Tarjeta>
  );
}

type PropsDeTabla = {
  readonly filas: readonly Aplicacion[];
  readonly onEditar?: (fila: Aplicacion) => void;
  readonly onQuitar?: (fila: Aplicacion) => void;
};

function Tabla({ filas, onEditar, onQuitar }: PropsDeTabla) {
  const { t } = useTranslation('articulos');
  const { t: tr } = useTranslation('relaciones');
  const etiqueta = tr('aplicaciones');
  const conNotas = filas.some(({ nota }) => nota !== '');
  return (
    <Box role="group" aria-label={etiqueta} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{tr('marca')}</TableCell>
            <TableCell>{tr('modelo')}</TableCell>
            <TableCell>{tr('motor')}</TableCell>
            <TableCell>{tr('anios')}</TableCell>
            {conNotas && <TableCell>{tr('nota')}</TableCell>}
            {onQuitar && <TableCell aria-hidden sx={{ width: 92 }} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map((fila) => (
            <TableRow key={fila.id} hover>
              <TableCell>{fila.marca}</TableCell>
              <TableCell sx={{ fontWeight: 600 }}>{fila.modelo}</TableCell>
              <TableCell>
                {fila.motor === '' ? <Apagado>{tr('cualquiera')}</Apagado> : <bdi>{fila.motor}</bdi>}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {nombreDeAnios(t, fila.desde, fila.hasta) || <Apagado>{tr('todos')}</Apagado>}
              </TableCell>
              {conNotas && <TableCell sx={{ color: 'text.secondary' }}>{fila.nota}</TableCell>}
              {onQuitar && (
                <TableCell align="right" sx={{ py: 0, whiteSpace: 'nowrap' }}>
                  <IconButton
                    size="small"
                    aria-label={tr('editarAplicacion', { vehiculo: nombreDeVehiculo(t, fila) })}
                    onClick={() => onEditar?.(fila)}
                  >
                    <IconPencil size={17} stroke={1.7} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={tr('quitarAplicacion', { vehiculo: nombreDeVehiculo(t, fila) })}
                    onClick={() => onQuitar(fila)}
                  >
                    <IconTrash size={17} stroke={1.7} aria-hidden />
                  </IconButton>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Apagado({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

function useQuitarAplicacion({ id, version }: Articulo) {
  const { t } = useTranslation('articulos');
  const { t: tr } = useTranslation('relaciones');
  const conPregunta = useConPregunta();
  const quitar = useComando(quitarAplicacion);
  return (fila: Aplicacion): Promise<void> => {
    const vehiculo = nombreDeVehiculo(t, fila);
    return conPregunta(
      {
        titulo: tr('quitarAplicacionTitulo', { vehiculo }),
        texto: tr('quitarAplicacionTexto'),
        boton: tr('quitarAplicacionBoton'),
        peligro: true,
      },
      () => quitar.mutateAsync({ params: { id, aplicacionId: fila.id }, body: { version } }),
      tr('aplicacionQuitada', { vehiculo }),
    );
  };
}
