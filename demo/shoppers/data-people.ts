/** First names of the demo shoppers, as common in the United States as the shop's buyers. */
export const firstNames: readonly string[] =
  `Aaliyah Abigail Adaeze Adriana Aisha Alana Alexis Alicia Alyssa Amanda Amber Amina Andrea Angela Angelica Anita Aniyah Anna April Ariana Ashanti Ashley Autumn Ava Ayanna
Bethany Bianca Bree Brenda Brianna Bridget Brittany Brooke Camila Candace Carla Carmen Carolyn Cassandra Catherine Celeste Chantel Charlene Charlotte Chelsea Cherelle Cheyenne Chloe Christina Ciara Claire Claudia Courtney Crystal Cynthia
Daisha Dana Danielle Deborah Deja Denise Desiree Destiny Diamond Diana Dominique Donna Dorothy Ebony Eden Elena Elise Elizabeth Ella Emily Emma Erica Erin Esther Eva Evelyn Faith Fatima Felicia Gabrielle Genesis Gianna Gloria Grace
Hailey Hannah Harper Heather Helen Imani India Iris Isabella Ivory Jada Jaliyah Janelle Janet Jasmine Jazmin Jenna Jennifer Jessica Jillian Joanna Jocelyn Jordan Joyce Judith Julia Justice
Kaitlyn Kamille Karen Kara Karla Katherine Kayla Keisha Kelly Kendra Kenya Khadijah Kiara Kimberly Kira Kristen Lakeisha Latasha Latoya Laura Lauren Layla Leah Leila Leslie Liliana Linda Lisa Lola Lorraine Lydia
Mackenzie Madison Makayla Malia Maria Mariah Marisol Martha Maya Megan Melanie Melissa Mercedes Mia Michelle Miranda Monica Monique Morgan Mya Nadia Naomi Natalie Nia Nicole Nina Noelle Nyla Olivia
Paige Pamela Patricia Phoebe Priscilla Quiana Rachel Raven Rebecca Regina Renee Rhonda Riley Robin Rosalind Ruth Sabrina Samantha Sandra Sarah Sasha Savannah Selena Serena Shanice Shannon Sharon Shayla Shelby Simone Sofia Stacy Stephanie Summer Sydney
Tamara Tanisha Tara Tasha Tatiana Taylor Teresa Tiana Tiffany Toni Trinity Tyra Valerie Vanessa Veronica Victoria Violet Vivian Wanda Wendy Whitney Yasmin Yolanda Yvette Yvonne Zaria Zoe`.split(
    /\s+/,
  );

export const lastNames: readonly string[] =
  `Adams Adeyemi Alexander Allen Alvarez Anderson Armstrong Bailey Baker Banks Barnes Bell Bennett Bishop Black Boateng Booker Boyd Bradley Brooks Brown Bryant Burke Burns Butler Caldwell Campbell Carpenter Carr Carroll Carter Chambers Chapman Chavez Clark Clarke Coleman Collins Cook Cooper Cox Crawford Cruz Cunningham
Daniels Davenport Davis Dawson Diaz Dixon Douglas Duncan Dunn Edwards Elliott Ellis Evans Ferguson Fields Fisher Fleming Fletcher Flores Foster Fox Francis Franklin Freeman Garcia Gardner Gibson Gomez Gonzalez Gordon Graham Grant Gray Green Greene Griffin
Hall Hamilton Hampton Hansen Harper Harris Harrison Hart Hawkins Hayes Henderson Henry Hernandez Hicks Hill Hines Holland Holmes Houston Howard Hudson Hughes Hunt Hunter Ibrahim Jackson Jacobs James Jefferson Jenkins Jennings Johnson Jones Jordan Joseph
Kelley Kelly Kennedy King Knight Lambert Lane Lawrence Lawson Lee Lewis Long Lopez Lowe Lucas Lynch Marshall Martin Martinez Mason Matthews May McCoy McDaniel McDonald Mendoza Miles Miller Mills Mitchell Monroe Montgomery Moore Morales Morgan Morris Morrison Moss Murphy Murray Myers
Nelson Newman Nguyen Nichols Nwosu Okafor Okoye Oliver Ortiz Osborne Owens Page Palmer Parker Parks Patel Patterson Payne Perez Perry Peters Peterson Phillips Pierce Porter Powell Price Ramirez Ramos Randolph Reed Reese Reid Reyes Reynolds Rhodes Rice Richards Richardson Riley Rivera Roberts Robertson Robinson Rodriguez Rogers Rose Ross Russell Ryan
Sanchez Sanders Santiago Santos Scott Shaw Shelton Shepherd Simmons Simpson Sims Singleton Smith Snyder Spencer Stephens Stevens Stewart Stokes Stone Sullivan Sutton Taylor Terry Thomas Thompson Torres Townsend Tucker Turner Tyler Vargas Vasquez Vaughn Wade Walker Wallace Walters Ward Warren Washington Watkins Watson Watts Weaver Webb Wells West Wheeler White Wiggins Williams Williamson Willis Wilson Wood Woods Wright Wu Young Zhang`.split(
    /\s+/,
  );

export const streetNames: readonly string[] =
  `Maple,Oak,Cedar,Pine,Elm,Walnut,Magnolia,Peachtree,Chestnut,Willow,Sycamore,Juniper,Hickory,Dogwood,Laurel,Lincoln,Washington,Jefferson,Madison,Franklin,Jackson,Highland,Lakeview,Riverside,Sunset,Park,Church,Mill,Spring,Valley,Prospect,Meadow,Orchard,Ridge,Forest,Cypress,Palmetto,Birch,Hawthorn,Linden`.split(
    ',',
  );
export const streetKinds: readonly string[] = ['St', 'Ave', 'Rd', 'Dr', 'Ln', 'Blvd', 'Ct', 'Way', 'Pl', 'Ter'];

/** State, people in hundred thousands, area code, first three digits of its post codes, cities. */
export type StatePlan = readonly [state: string, weight: number, areaCode: string, postPrefix: string, cities: readonly string[]];

export const statePlans: readonly StatePlan[] = [
  ['AL', 51, '205', '352', ['Birmingham', 'Montgomery', 'Mobile', 'Huntsville']],
  ['AK', 7, '907', '995', ['Anchorage', 'Fairbanks']],
  ['AZ', 74, '602', '850', ['Phoenix', 'Tucson', 'Mesa', 'Chandler']],
  ['AR', 31, '501', '722', ['Little Rock', 'Fayetteville', 'Jonesboro']],
  ['CA', 390, '213', '900', ['Los Angeles', 'San Diego', 'Oakland', 'Sacramento', 'Long Beach', 'Fresno', 'Inglewood']],
  ['CO', 59, '303', '802', ['Denver', 'Aurora', 'Colorado Springs']],
  ['CT', 36, '203', '065', ['New Haven', 'Hartford', 'Bridgeport']],
  ['DE', 10, '302', '198', ['Wilmington', 'Dover']],
  ['FL', 226, '305', '331', ['Miami', 'Orlando', 'Tampa', 'Jacksonville', 'Fort Lauderdale', 'Tallahassee']],
  ['GA', 110, '404', '303', ['Atlanta', 'Savannah', 'Augusta', 'Macon', 'Decatur', 'Marietta']],
  ['HI', 14, '808', '968', ['Honolulu', 'Hilo']],
  ['ID', 20, '208', '837', ['Boise', 'Meridian']],
  ['IL', 125, '312', '606', ['Chicago', 'Springfield', 'Peoria', 'Rockford', 'Naperville']],
  ['IN', 69, '317', '462', ['Indianapolis', 'Fort Wayne', 'Gary']],
  ['IA', 32, '515', '503', ['Des Moines', 'Cedar Rapids']],
  ['KS', 29, '316', '672', ['Wichita', 'Topeka', 'Overland Park']],
  ['KY', 45, '502', '402', ['Louisville', 'Lexington']],
  ['LA', 46, '504', '701', ['New Orleans', 'Baton Rouge', 'Shreveport', 'Lafayette']],
  ['ME', 14, '207', '041', ['Portland', 'Bangor']],
  ['MD', 62, '410', '212', ['Baltimore', 'Silver Spring', 'Bowie', 'Columbia']],
  ['MA', 70, '617', '021', ['Boston', 'Worcester', 'Springfield', 'Cambridge']],
  ['MI', 100, '313', '482', ['Detroit', 'Grand Rapids', 'Lansing', 'Southfield']],
  ['MN', 57, '612', '554', ['Minneapolis', 'Saint Paul', 'Rochester']],
  ['MS', 29, '601', '392', ['Jackson', 'Gulfport', 'Biloxi']],
  ['MO', 62, '314', '631', ['Saint Louis', 'Kansas City', 'Columbia']],
  ['MT', 11, '406', '591', ['Billings', 'Missoula']],
  ['NE', 20, '402', '681', ['Omaha', 'Lincoln']],
  ['NV', 32, '702', '891', ['Las Vegas', 'Henderson', 'Reno']],
  ['NH', 14, '603', '031', ['Manchester', 'Nashua']],
  ['NJ', 93, '973', '071', ['Newark', 'Jersey City', 'Trenton', 'East Orange', 'Paterson']],
  ['NM', 21, '505', '871', ['Albuquerque', 'Las Cruces']],
  ['NY', 196, '212', '100', ['New York', 'Brooklyn', 'Bronx', 'Buffalo', 'Rochester', 'Yonkers', 'Mount Vernon']],
  ['NC', 108, '704', '282', ['Charlotte', 'Raleigh', 'Durham', 'Greensboro', 'Fayetteville']],
  ['ND', 8, '701', '581', ['Fargo', 'Bismarck']],
  ['OH', 118, '614', '432', ['Columbus', 'Cleveland', 'Cincinnati', 'Dayton', 'Akron']],
  ['OK', 41, '405', '731', ['Oklahoma City', 'Tulsa']],
  ['OR', 42, '503', '972', ['Portland', 'Eugene', 'Salem']],
  ['PA', 130, '215', '191', ['Philadelphia', 'Pittsburgh', 'Harrisburg', 'Allentown']],
  ['RI', 11, '401', '029', ['Providence', 'Cranston']],
  ['SC', 54, '803', '292', ['Columbia', 'Charleston', 'Greenville']],
  ['SD', 9, '605', '571', ['Sioux Falls', 'Rapid City']],
  ['TN', 71, '901', '381', ['Memphis', 'Nashville', 'Chattanooga', 'Knoxville']],
  ['TX', 305, '713', '770', ['Houston', 'Dallas', 'Austin', 'San Antonio', 'Fort Worth', 'Arlington', 'Killeen']],
  ['UT', 34, '801', '841', ['Salt Lake City', 'Provo']],
  ['VT', 6, '802', '054', ['Burlington', 'Montpelier']],
  ['VA', 87, '804', '232', ['Richmond', 'Norfolk', 'Virginia Beach', 'Hampton', 'Alexandria']],
  ['WA', 78, '206', '981', ['Seattle', 'Tacoma', 'Spokane']],
  ['WV', 18, '304', '253', ['Charleston', 'Huntington']],
  ['WI', 59, '414', '532', ['Milwaukee', 'Madison']],
  ['WY', 6, '307', '820', ['Cheyenne', 'Casper']],
];

/** Names as Chinese-speaking buyers write them, given name last. */
export const chineseNames: readonly string[] = [
  'Lin Mei',
  'Chen Yu',
  'Wang Xin',
  'Zhao Lan',
  'Liu Jing',
  'Huang Rui',
  'Zhou Yan',
  'Xu Fang',
  'Sun Li',
  'Guo Min',
  'He Jia',
  'Tang Wen',
];
