/** What people and businesses are called here. */
const lista = (texto: string): readonly string[] => texto.trim().split(/,\s+/);

export const APELLIDOS = lista(`
González, Rodríguez, Gómez, Fernández, López, Díaz, Martínez, Pérez, García, Sánchez, Romero, Sosa, Torres, Álvarez,
Ruiz, Ramírez, Flores, Benítez, Acosta, Medina, Herrera, Suárez, Aguirre, Giménez, Gutiérrez, Pereyra, Rojas, Molina,
Castro, Ortiz, Silva, Núñez, Luna, Juárez, Cabrera, Ríos, Morales, Godoy, Moreno, Ferreyra, Domínguez, Carrizo, Peralta,
Castillo, Ledesma, Quiroga, Vega, Vera, Muñoz, Ojeda, Ponce, Villalba, Cardozo, Navarro, Coronel, Vázquez, Ramos, Vargas,
Cáceres, Arias, Figueroa, Córdoba, Correa, Maldonado, Paz, Rivero, Miranda, Mansilla, Farías, Roldán, Méndez, Guzmán,
Bianchi, Rossi, Ferrari, Russo, Esposito, Romano, Colombo, Ricci, Marino, Greco, Bruno, Conti, De Luca, Costa, Giordano,
Mancini, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrero, Galli, Martini, Leone,
Longo, Gentile, Martinelli, Vitale, Pellegrini, Palumbo, Sanna, Farina, Bossio, Zanetti, Schmidt, Müller, Weber, Schneider,
Kowalski, Nowak, Petrov, Haddad, Khoury, Nakamura, Tanaka, Etcheverry, Iturralde, Goycochea, Urquiza, Zabala, Arrieta`);

export const NOMBRES_DE_VARON = lista(`
Juan Carlos, José Luis, Carlos Alberto, Jorge, Miguel Ángel, Luis, Roberto, Daniel, Héctor, Ricardo, Eduardo, Oscar,
Sergio, Marcelo, Gustavo, Pablo, Diego, Fernando, Alejandro, Martín, Sebastián, Matías, Nicolás, Lucas, Federico, Gonzalo,
Maximiliano, Ezequiel, Facundo, Leandro, Cristian, Rubén, Raúl, Alberto, Hugo, Mario, Néstor, Norberto, Osvaldo, Walter,
Claudio, Adrián, Darío, Fabián, Guillermo, Ignacio, Joaquín, Tomás, Franco, Bruno, Emiliano, Germán, Hernán, Mariano`);

export const NOMBRES_DE_MUJER = lista(`
María, Ana María, Laura, Silvia, Patricia, Mónica, Claudia, Graciela, Susana, Marta, Norma, Liliana, Adriana, Sandra,
Andrea, Verónica, Gabriela, Carolina, Natalia, Paula, Romina, Florencia, Julieta, Sofía, Camila, Micaela, Lucía, Valeria,
Mariana, Cecilia, Daniela, Lorena, Soledad, Vanesa, Yanina, Noelia, Eugenia, Agustina, Belén, Rocío`);

export const CALLES = lista(`
San Martín, Belgrano, Rivadavia, Sarmiento, Mitre, Moreno, 9 de Julio, 25 de Mayo, Av. San Juan, Av. Rivadavia, Alsina,
Alvear, Colón, Córdoba, Corrientes, Entre Ríos, Santa Fe, Tucumán, Salta, Mendoza, Catamarca, La Rioja, Jujuy, Chacabuco,
Maipú, Lavalle, Alem, Av. Libertador, Las Heras, Pueyrredón, Urquiza, Güemes, Brown, Av. Mitre, Castelli, Dorrego,
Saavedra, Laprida, Vélez Sarsfield, Av. Roca, Hipólito Yrigoyen, Av. Perón, Estrada, Avellaneda, Pellegrini, Garibaldi,
Italia, España, Francia, Los Andes, Balcarce, Pringles, French, Necochea, Paso, Viamonte, Av. Illia`);

/** What a business may be called after. */
export const NOMBRES_DE_FANTASIA = lista(`
El Tano, Los Hermanos, Don José, El Gringo, La Rueda, El Cruce, El Pistón, La Biela, El Chueco, San Cayetano, Nuevo Milenio,
Centro, Norte, Sur, Del Oeste, Avenida, La Rotonda, Los Pinos, El Ombú, La Esperanza, San José, Santa Rita, El Puente,
La Estación, El Trébol, Río Paraná, Los Andes, Patagonia, Del Litoral, La Docta, El Palenque, La Unión, El Progreso,
Las Flores, El Ceibo, La Paz, Tres Hermanos, Del Valle, El Sol, La Costa, Buena Vista, El Amanecer, Las Palmas, La Fortuna`);
