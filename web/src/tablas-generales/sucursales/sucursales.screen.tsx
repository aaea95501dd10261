import Stack from '@mui/material/Stack';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  cambiarSucursal,
  crearSucursal,
  exportarSucursales,
  listarSucursales,
  type Sucursal,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { Miniatura } from '#adjuntos/index.ts';
import { useComando } from '#api/consultas.ts';
import {
  EstadoDeFila,
  TarjetaDeFila,
  useColumnaDeEstado,
  useVistasDeEstado,
} from '#tablas-generales/estado-de-fila.tsx';
import { TablaEditable } from '#tablas-generales/tabla-editable.tsx';
import { useAlternar } from '#tablas-generales/use-alternar.ts';
import { oVacio } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { LogoDeSucursal } from './logo-de-sucursal.tsx';
import { SucursalForm } from './sucursal.form.tsx';

/** Sucursales with their depósitos (TAB-03). */
export function SucursalesScreen() {
  const { t } = useTranslation('tablasGenerales');
  const puede = usePuede();
  const alternar = useAlternar();
  const cambiar = useComando(cambiarSucursal, { invalida: ['stock', 'acceso'] });
  const consulta = useConsultaDeLista(listarSucursales);
  const lista = useLista(listarSucursales, consulta.valores);
  const navigate = useNavigate();
  return (
    <TablaEditable<Sucursal>
      titulo={t('sucursales.titulo')}
      entidad="sucursal"
      consulta={consulta}
      lista={lista}
      nombreDe={({ nombre }) => nombre}
      textos={{ nuevo: t('sucursales.nueva'), editar: t('sucursales.editar'), buscarEn: t('sucursales.buscarEn') }}
      puedeCrear={puede(crearSucursal)}
      puedeCambiar={({ id }) => puede(cambiarSucursal, id)}
      acciones={({ id, version, nombre, activa }) => [
        {
          texto: t('sucursales.verDepositos'),
          onClick: () => void navigate({ to: '/tablas-generales/depositos', search: { sucursalId: id } }),
        },
        ...(puede(cambiarSucursal, id)
          ? [
              alternar({
                nombre,
                activa,
                advertencia: t('sucursales.inactivarTexto'),
                enviar: (despues) => cambiar.mutateAsync({ params: { id }, body: { version, activa: despues } }),
              }),
            ]
          : []),
      ]}
      columnas={useColumnas(consulta.valores.buscar)}
      vistas={useVistasDeEstado('f')}
      csv={{ endpoint: exportarSucursales, nombre: 'sucursales.csv' }}
      vacio={{ icono: IconBuildingStore, titulo: t('sucursales.vacio') }}
      tarjeta={(sucursal) => (
        <TarjetaDeFila
          titulo={sucursal.nombre}
          detalle={[sucursal.codigo, lugarDe(sucursal), depositosDe(sucursal)].filter(Boolean).join(' · ')}
          estado={!sucursal.activa && <EstadoDeFila activa={false} genero="f" />}
        />
      )}
      formulario={(sucursal, onCerrar) => (
        <>
          {sucursal && <LogoDeSucursal sucursal={sucursal} />}
          <SucursalForm sucursal={sucursal} onCerrar={onCerrar} />
        </>
      )}
    />
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<Sucursal>[] {
  const { t } = useTranslation('tablasGenerales');
  const estado = useColumnaDeEstado<Sucursal>('f', ({ activa }) => activa);
  return [
    {
      id: 'codigo',
      titulo: t('comun.codigo'),
      ancho: 112,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ codigo }) => (
        <b>
          <Resaltado texto={codigo} buscar={buscar} />
        </b>
      ),
    },
    {
      id: 'nombre',
      titulo: t('sucursales.sucursal'),
      anchoMinimo: 140,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ nombre, logo }) => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
          {logo !== null && <Miniatura imagen={logo} lado={28} />}
          <Resaltado texto={nombre} buscar={buscar} />
        </Stack>
      ),
    },
    {
      id: 'lugar',
      titulo: t('sucursales.domicilio'),
      anchoMinimo: 180,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto', conVacios: true },
      celda: (sucursal) => oVacio(lugarDe(sucursal)),
    },
    {
      id: 'depositos',
      titulo: t('sucursales.depositos'),
      anchoMinimo: 160,
      filtro: { tipo: 'texto', conVacios: true },
      celda: (sucursal) => oVacio(depositosDe(sucursal)),
    },
    {
      id: 'puntoDeVenta',
      titulo: t('sucursales.puntoDeVenta'),
      ancho: 132,
      alinear: 'fin',
      ocultaBajo: 'lg',
      filtro: { tipo: 'numero', decimales: 0, conVacios: true },
      celda: ({ puntoDeVenta }) => oVacio(puntoDeVenta === null ? null : String(puntoDeVenta).padStart(5, '0')),
    },
    estado,
  ];
}

const lugarDe = ({ domicilio, localidad }: Sucursal): string => [domicilio, localidad].filter(Boolean).join(', ');

const depositosDe = ({ depositos }: Sucursal): string =>
  depositos
    .filter(({ activo }) => activo)
    .map(({ nombre }) => nombre)
    .join(', ');
