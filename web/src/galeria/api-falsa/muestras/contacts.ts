import type { Contact, Department } from '#galeria/api-falsa/entidades/contacts.ts';
import { azar, entero } from '#galeria/comun/azar.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';

type Persona = readonly [firstname: string, lastname: string, company: string, address: string, notes: string];

const VENTAS: readonly Persona[] = [
  ['José', 'Álvarez', 'Repuestos del Litoral', 'San Martín 1240, Rosario', 'Prefiere que lo llamen después de las 14.'],
  ['Camila', 'Ibáñez', 'Frenos Pampeanos', 'Belgrano 88, Santa Rosa', 'Compra pastillas por caja cerrada.'],
  ['Rubén', 'Ochoa', 'Casa Ochoa', 'Mitre 455, Junín', 'Pide factura a fin de mes.'],
  ['Martina', 'Sosa', 'Autopartes Norte', 'Av. Belgrano 2010, Salta', 'Manda los pedidos por correo los lunes.'],
  ['Ezequiel', 'Funes', 'Lubricentro Funes', 'Rivadavia 731, San Luis', 'Le interesan las listas de aceites.'],
  ['Paula', 'Quiroga', 'Quiroga Hermanos', 'España 1502, Mendoza', 'Retira Marcos, con remito firmado.'],
  ['Nicolás', 'Bravo', 'Transporte Bravo', 'Ruta 9 km 312, Bell Ville', 'Tiene veinte camiones; consulta por flota.'],
  ['Agustina', 'Peralta', 'Distribuidora Peralta', 'Colón 640, Bahía Blanca', 'Avisarle cuando entran amortiguadores.'],
  ['Hernán', 'Vega', 'Taller Vega', 'Las Heras 219, Pergamino', 'Trabaja con dos ayudantes.'],
  ['Florencia', 'Núñez', 'Rodados Núñez', 'Av. San Juan 3301, CABA', 'Pide muestras antes de comprar.'],
  ['Matías', 'Coria', 'Coria Automotores', 'Urquiza 990, Paraná', 'Prefiere mensajes antes que llamadas.'],
];
const SOPORTE: readonly Persona[] = [
  ['Lautaro', 'Giménez', 'Mesa de ayuda', 'Alsina 77, La Plata', 'Atiende de 8 a 16.'],
  ['Valeria', 'Roldán', 'Mesa de ayuda', 'Alsina 77, La Plata', 'Atiende de 12 a 20.'],
  ['Óscar', 'Benítez', 'Redes del Sur', 'Yrigoyen 1400, Trelew', 'Conoce la instalación del depósito.'],
  ['Julieta', 'Arias', 'Redes del Sur', 'Yrigoyen 1400, Trelew', 'Hace las visitas en persona.'],
  ['Damián', 'Ferro', 'Impresoras Ferro', 'Sarmiento 53, Tandil', 'Repara las impresoras de etiquetas.'],
  ['Lorena', 'Maidana', 'Balanzas Maidana', 'Pellegrini 888, Corrientes', 'Calibra una vez por año.'],
  ['Iván', 'Salvatierra', 'Cámaras IS', 'Güemes 312, Neuquén', 'Tiene la llave del tablero.'],
  ['Micaela', 'Duarte', 'Mesa de ayuda', 'Alsina 77, La Plata', 'Cubre los sábados.'],
  ['Tomás', 'Ledesma', 'Redes del Sur', 'Yrigoyen 1400, Trelew', 'Pedirle el plano antes de mover equipos.'],
  ['Noelia', 'Castro', 'Enlaces Castro', '9 de Julio 100, Azul', 'Factura por hora.'],
];
const INGENIERIA: readonly Persona[] = [
  ['Bruno', 'Aguirre', 'Metalúrgica Aguirre', 'Parque industrial, lote 12, Rafaela', 'Hace soportes a medida.'],
  ['Sofía', 'Lencina', 'Ensayos Lencina', 'Bv. Oroño 45, Rosario', 'Mide durezas y desgastes.'],
  ['Gastón', 'Rivas', 'Rectificadora Rivas', 'Chacabuco 1711, Córdoba', 'Rectifica tapas en tres días.'],
  ['Ailén', 'Paz', 'Matricería Paz', 'Italia 602, Lomas de Zamora', 'Manda planos en PDF.'],
  ['Federico', 'Toledo', 'Inyección Toledo', 'Laprida 1205, Avellaneda', 'Especialista en sistemas diésel.'],
  ['Carolina', 'Méndez', 'Ensayos Lencina', 'Bv. Oroño 45, Rosario', 'Firma los informes.'],
  ['Ulises', 'Barrios', 'Torno Barrios', 'Moreno 390, Olavarría', 'Trabaja con turno.'],
];
const DESARROLLO: readonly Persona[] = [
  ['Renata', 'Acosta', 'Cámara de Repuesteros', 'Av. de Mayo 1370, CABA', 'Organiza las rondas de negocios.'],
  ['Simón', 'Villalba', 'Exporta Sur', 'Costanera 15, Concordia', 'Busca distribuidores en Uruguay.'],
];

const POR_DEPARTAMENTO: readonly (readonly [Department, readonly Persona[]])[] = [
  ['Sales', VENTAS],
  ['Support', SOPORTE],
  ['Engineering', INGENIERIA],
  ['Business Development', DESARROLLO],
];

/** Fourteen of thirty, spread along them. */
const SON_CATORCE = 14;

/** Thirty contacts: 11 of Sales, 10 of Support, 7 of Engineering and 2 of Business Development; 14 frequent, 14 starred. */
export function muestrasDeContactos(): readonly Contact[] {
  const sorteo = azar('contactos');
  const todos = POR_DEPARTAMENTO.flatMap(([department, personas]) =>
    personas.map((persona) => ({ department, persona, vez: sorteo(), azar: sorteo() })),
  );
  const primeras = (por: 'vez' | 'azar') => new Set(todos.toSorted((a, b) => a[por] - b[por]).slice(0, SON_CATORCE));
  const frecuentes = primeras('vez');
  const destacadas = primeras('azar');
  return todos.map((uno, i) => {
    const [firstname, lastname, company, address, notes] = uno.persona;
    return {
      id: i + 1,
      firstname,
      lastname,
      image: i % 3 === 0 ? dibujo(`contacto ${i}`, 'retrato', 144, 144) : '',
      department: uno.department,
      company,
      phone: `+54 9 11 ${entero(sorteo, 4000, 6999)}-${entero(sorteo, 1000, 9999)}`,
      email: `${enCorreo(firstname)}.${enCorreo(lastname)}@ejemplo.com.ar`,
      address,
      notes,
      frequentlycontacted: frecuentes.has(uno),
      starred: destacadas.has(uno),
      deleted: false,
    };
  });
}

const enCorreo = (nombre: string): string =>
  nombre
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase();
