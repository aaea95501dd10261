import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import {
  cambiarTaller,
  crearTaller,
  exportarTalleres,
  listarSucursales,
  listarTalleres,
  type Taller,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
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
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { TallerForm } from './taller.form.tsx';

/** Workshops of each sucursal (TAB-05). */
export function TalleresScreen() {
  const { t } = useTranslation('tablasGenerales');
  const puede = usePuede();
  const alternar = useAlternar();
  const cambiar = useComando(cambiarTaller);
  const consulta = useConsultaDeLista(listarTalleres);
  const lista = useLista(listarTalleres, consulta.valores);
  const sucursales = useLista(listarSucursales, {});
  return (
    <TablaEditable<Taller>
      titulo={t('talleres.titulo')}
      entidad="taller"
      consulta={consulta}
      lista={lista}
      nombreDe={({ nombre }) => nombre}
      textos={{ nuevo: t('talleres.nuevo'), editar: t('talleres.editar'), buscarEn: t('talleres.buscarEn') }}
      puedeCrear={puede(crearTaller)}
      puedeCambiar={({ sucursalId }) => puede(cambiarTaller, sucursalId)}
      acciones={({ id, version, nombre, activo, sucursalId }) =>
        puede(cambiarTaller, sucursalId)
          ? [
              alternar({
                nombre,
                activa: activo,
                enviar: (despues) => cambiar.mutateAsync({ params: { id }, body: { version, activo: despues } }),
              }),
            ]
          : []
      }
      columnas={useColumnas(consulta.valores.buscar)}
      filtros={
        <FiltroOpciones
          etiqueta={t('comun.sucursal')}
          valor={consulta.valores.sucursalId}
          opciones={(sucursales.filas ?? []).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          onCambio={(sucursalId) => consulta.cambiar({ sucursalId })}
        />
      }
      vistas={useVistasDeEstado('m')}
      csv={{ endpoint: exportarTalleres, nombre: 'talleres.csv' }}
      vacio={{ icono: IconTool, titulo: t('talleres.vacio'), texto: t('talleres.vacioTexto') }}
      tarjeta={({ nombre, sucursal, deposito, activo }) => (
        <TarjetaDeFila
          titulo={nombre}
          detalle={[sucursal, deposito].filter(Boolean).join(' · ')}
          estado={!activo && <EstadoDeFila activa={false} genero="m" />}
        />
      )}
      formulario={(taller, onCerrar) => (
        <TallerForm taller={taller} sucursalId={consulta.valores.sucursalId} onCerrar={onCerrar} />
      )}
    />
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<Taller>[] {
  const { t } = useTranslation('tablasGenerales');
  const estado = useColumnaDeEstado<Taller>('m', ({ activo }) => activo);
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
      titulo: t('talleres.taller'),
      anchoMinimo: 180,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ nombre }) => <Resaltado texto={nombre} buscar={buscar} />,
    },
    {
      id: 'sucursal',
      titulo: t('comun.sucursal'),
      anchoMinimo: 140,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ sucursal }) => <Resaltado texto={sucursal} buscar={buscar} />,
    },
    {
      id: 'deposito',
      titulo: t('talleres.deposito'),
      anchoMinimo: 160,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ deposito }) => oVacio(deposito),
    },
    estado,
  ];
}
