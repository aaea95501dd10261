import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { formatearCantidad, formatearImporte } from '#ui/formato/formato.ts';
import { EstadoChip, tonoDeArticulo } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

type Fila = {
  readonly codigo: string;
  readonly descripcion: string;
  readonly precio: string;
  readonly stock: string;
  readonly activo: boolean;
};

const FILAS: readonly Fila[] = [
  { codigo: 'WO-342', descripcion: 'Filtro de aceite Hilux 2.8 TDI 2016/', precio: '18450', stock: '24', activo: true },
  { codigo: 'W 712/95', descripcion: 'Filtro de aceite Hilux 3.0 D4D', precio: '21930', stock: '7', activo: true },
  {
    codigo: '90915-YZZD4',
    descripcion: 'Filtro de aceite Hilux 2.7 nafta original',
    precio: '34210.5',
    stock: '-1',
    activo: true,
  },
  {
    codigo: 'C 29 015',
    descripcion: 'Filtro de aire Hilux 2.8 / SW4 2016/',
    precio: '41260',
    stock: '0',
    activo: false,
  },
];
const SITUACIONES = ['llena', 'cargando', 'vacia', 'nada', 'error'] as const;
type Situacion = (typeof SITUACIONES)[number];

/** The table of every list, in each situation it may be found in. */
export function Tablas() {
  const t = textos.usar();
  const [situacion, setSituacion] = useState<Situacion>('llena');
  const [valores, setValores] = useState<{ buscar?: string; pagina?: number; porPagina?: number; orden?: string }>({});
  const buscar = situacion === 'nada' ? 'filtro hylux' : valores.buscar;
  const filas = filasDe(situacion, valores.buscar ?? '');
  return (
    <Seccion titulo={t('tablas.titulo')} texto={t('tablas.texto')} codigo={CODIGO} ancha>
      <ToggleButtonGroup
        exclusive
        value={situacion}
        aria-label={t('tablas.situacion')}
        onChange={(_, elegida: Situacion | null) => elegida && setSituacion(elegida)}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {SITUACIONES.map((una) => (
          <ToggleButton key={una} value={una}>
            {t(`tablas.en.${una}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', minHeight: 330, minWidth: 0, '& > *': { flex: 1 } }}>
        <TablaDatos
          etiqueta={t('tablas.etiqueta')}
          columnas={[
            { id: 'codigo', titulo: t('tablas.codigo'), ancho: 130, fija: true, celda: (fila) => <b>{fila.codigo}</b> },
            {
              id: 'descripcion',
              titulo: t('tablas.descripcion'),
              ordenable: true,
              celda: (fila) => <Resaltado texto={fila.descripcion} buscar={buscar} />,
            },
            {
              id: 'precio',
              titulo: t('tablas.precio'),
              ancho: 110,
              alinear: 'fin',
              celda: (fila) => formatearImporte(fila.precio),
            },
            {
              id: 'stock',
              titulo: t('tablas.stock'),
              ancho: 80,
              alinear: 'fin',
              celda: (fila) => formatearCantidad(fila.stock),
            },
            {
              id: 'estado',
              titulo: t('tablas.estado'),
              ancho: 140,
              celda: (fila) => (
                <EstadoChip tono={tonoDeArticulo(fila.activo ? 'ACTIVO' : 'INACTIVO')}>
                  {t(fila.activo ? 'tablas.activo' : 'tablas.inactivo')}
                </EstadoChip>
              ),
            },
          ]}
          consulta={{
            valores: { ...valores, ...(buscar === undefined ? {} : { buscar }) },
            cambiar: (cambios) => setValores({ ...valores, ...cambios }),
            limpiar: () => {
              setValores({});
              setSituacion('llena');
            },
            hayFiltros: situacion === 'nada' || (valores.buscar ?? '') !== '',
          }}
          lista={{
            filas: situacion === 'cargando' || situacion === 'error' ? undefined : filas,
            total: filas.length,
            totalExacto: true,
            pagina: 1,
            porPagina: valores.porPagina ?? 50,
            actualizando: false,
            error: situacion === 'error' ? new Error(t('tablas.falla')) : null,
            reintentar: () => setSituacion('llena'),
            tanda: async (numero, cuantas) => filas.slice((numero - 1) * cuantas, numero * cuantas),
          }}
          idDe={(fila) => fila.codigo}
          nombreDe={(fila) => fila.codigo}
          acciones={(fila) => [{ texto: t('tablas.copiar'), onClick: () => setValores({ buscar: fila.codigo }) }]}
          vacio={{ titulo: t('tablas.vacio'), texto: t('tablas.vacioTexto') }}
        />
      </Box>
    </Seccion>
  );
}

function filasDe(situacion: Situacion, buscar: string): readonly Fila[] {
  if (situacion !== 'llena') return [];
  const palabra = buscar.toLowerCase();
  return FILAS.filter(({ codigo, descripcion }) => `${codigo} ${descripcion}`.toLowerCase().includes(palabra));
}

const CODIGO = `const consulta = useConsultaDeLista(listarArticulos);
const lista = useLista(listarArticulos, consulta.valores);
<TablaDatos etiqueta={t('…')} columnas={columnas} consulta={consulta} lista={lista}
  idDe={(fila) => fila.id} acciones={acciones} vacio={{ titulo: t('…') }} />`;
