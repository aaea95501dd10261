import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import {
  cambiarDeposito,
  crearDeposito,
  type Deposito,
  exportarDepositos,
  listarDepositos,
  listarSucursales,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { CLASES_REALES } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { TarjetaDeFila, useVistasDeEstado } from '#tablas-generales/estado-de-fila.tsx';
import { TablaEditable } from '#tablas-generales/tabla-editable.tsx';
import { useAlternar } from '#tablas-generales/use-alternar.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { useColumnas } from './columnas.tsx';
import { DepositoForm } from './deposito.form.tsx';
import { EstadoDeDeposito } from './estado-de-deposito.tsx';

/** Places that hold stock (TAB-04). The system's own are shown only when asked, and nobody changes them. */
export function DepositosScreen() {
  const { t } = useTranslation('tablasGenerales');
  const puede = usePuede();
  const alternar = useAlternar();
  const cambiar = useComando(cambiarDeposito, { invalida: ['stock'] });
  const consulta = useConsultaDeLista(listarDepositos);
  const lista = useLista(listarDepositos, consulta.valores);
  const seCambia = ({ sucursalId }: Deposito) => sucursalId !== null && puede(cambiarDeposito, sucursalId);
  return (
    <TablaEditable<Deposito>
      titulo={t('depositos.titulo')}
      entidad="deposito"
      consulta={consulta}
      lista={lista}
      nombreDe={({ nombre, sucursal }) => [nombre, sucursal].filter(Boolean).join(', ')}
      textos={{ nuevo: t('depositos.nuevo'), editar: t('depositos.editar'), buscarEn: t('depositos.buscarEn') }}
      puedeCrear={puede(crearDeposito)}
      puedeCambiar={seCambia}
      acciones={(deposito) =>
        seCambia(deposito) && !deposito.principal
          ? [
              alternar({
                nombre: deposito.nombre,
                activa: deposito.activo,
                advertencia: t('depositos.inactivarTexto'),
                enviar: (activo) =>
                  cambiar.mutateAsync({ params: { id: deposito.id }, body: { version: deposito.version, activo } }),
              }),
            ]
          : []
      }
      columnas={useColumnas(consulta.valores.buscar)}
      filtros={<Filtros consulta={consulta} />}
      vistas={useVistasDeEstado('m')}
      csv={{ endpoint: exportarDepositos, nombre: 'depositos.csv' }}
      vacio={{ icono: IconBuildingWarehouse, titulo: t('depositos.vacio') }}
      tarjeta={(deposito) => (
        <TarjetaDeFila
          titulo={deposito.nombre}
          detalle={[deposito.sucursal, deposito.codigo, t(`depositos.claseDe.${deposito.clase}`)]
            .filter(Boolean)
            .join(' · ')}
          estado={<EstadoDeDeposito deposito={deposito} />}
        />
      )}
      formulario={(deposito, onCerrar) => (
        <DepositoForm deposito={deposito} sucursalId={consulta.valores.sucursalId} onCerrar={onCerrar} />
      )}
    />
  );
}

function Filtros({ consulta }: { readonly consulta: ReturnType<typeof useConsultaDeLista<typeof listarDepositos>> }) {
  const { t } = useTranslation('tablasGenerales');
  const sucursales = useLista(listarSucursales, {});
  const { sucursalId, clase, vendible, virtuales } = consulta.valores;
  return (
    <>
      <FiltroOpciones
        etiqueta={t('comun.sucursal')}
        valor={sucursalId}
        opciones={(sucursales.filas ?? []).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        onCambio={(valor) => consulta.cambiar({ sucursalId: valor })}
      />
      <FiltroOpciones
        etiqueta={t('depositos.clase')}
        valor={clase}
        opciones={CLASES_REALES.map((una) => ({ valor: una, texto: t(`depositos.claseDe.${una}`) }))}
        onCambio={(valor) => consulta.cambiar({ clase: valor })}
      />
      <FiltroOpciones
        etiqueta={t('depositos.vendible')}
        valor={vendible}
        opciones={[
          { valor: 'true', texto: t('comun.si') },
          { valor: 'false', texto: t('comun.no') },
        ]}
        onCambio={(valor) => consulta.cambiar({ vendible: valor })}
      />
      <FiltroOpciones
        etiqueta={t('depositos.mostrar')}
        valor={virtuales === 'true' ? virtuales : undefined}
        opciones={[{ valor: 'true', texto: t('depositos.conVirtuales') }]}
        onCambio={(valor) => consulta.cambiar({ virtuales: valor })}
      />
    </>
  );
}
